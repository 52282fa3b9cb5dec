#!/bin/sh
# Brings browser-use's in-page DOM script (MIT) out of its PyPI wheel into FOLDER; it is measured, never committed.
set -eu
folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip download -q --no-deps --only-binary :all: -d "$work" browser-use==0.3.3
python3 -m zipfile -e "$work"/browser_use-0.3.3-*.whl "$work/wheel"
mkdir -p "$folder"
cp "$work/wheel/browser_use/dom/buildDomTree.js" "$folder/buildDomTree-0.3.3.js"
