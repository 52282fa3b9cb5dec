//! The protocol's side of it: which tools and resources there are, and whose turn a call is. No decisions.
use super::desk::{Desk, LOOK, Reply};
use super::shelf::Shelf;
use crate::extension::VERSION;
use engine::planner::tools::{DESCRIBES, tools};
use engine::words;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, Resource, ResourceContents, ServerCapabilities,
    ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler};
use std::sync::Arc;

/// Of the tools that a model has, the one that describes what it means is left out: an assistant has refs.
const LEFT_OUT: &str = DESCRIBES;

#[derive(Debug)]
pub(super) struct Server {
    desk: Arc<Desk>,
    shelf: Shelf,
}

impl Server {
    pub(super) fn new(desk: Arc<Desk>, shelf: Shelf) -> Self {
        Self { desk, shelf }
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let can = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .build();
        ServerConfig::new(can)
            .with_server_info(
                Implementation::new("subterminator", VERSION).with_title("SubTerminator"),
            )
            .with_instructions(words::say("mcp.instructions", &[]))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let offered = tools().into_iter().filter(|t| t.name != LEFT_OUT);
        let offered = offered.map(|tool| {
            let schema = tool.schema.as_object().cloned().unwrap_or_default();
            let hints = hints(&tool.name);
            let title = title(&tool.name);
            Tool::new(tool.name, tool.description, Arc::new(schema))
                .with_title(title)
                .with_annotations(hints)
        });
        Ok(ListToolsResult::with_all_items(offered.collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let offered = tools().iter().any(|t| t.name == request.name) && request.name != LEFT_OUT;
        if !offered {
            let told = format!("There is no tool called “{}”.", request.name);
            return Err(ErrorData::invalid_params(told, None));
        }
        let arguments = serde_json::Value::from(request.arguments.unwrap_or_default());
        let assistant = context
            .peer
            .peer_info()
            .map(|info| info.client_info.name.clone())
            .unwrap_or_default();
        let asked = self
            .desk
            .call(&assistant, &request.name, arguments.to_string());
        let reply = tokio::select! {
            reply = asked => reply,
            // Nobody waits for it any more. What was asked for goes on, and is told at the next look.
            () = context.ct.cancelled() => Reply::default(),
        };
        Ok(result(reply).into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let items = self.shelf.items().map_err(failed)?;
        let items = items
            .into_iter()
            .map(|item| Resource::new(item.uri, item.name).with_mime_type(item.kind));
        Ok(ListResourcesResult::with_all_items(items.collect()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let (kind, text) = self
            .shelf
            .read(&request.uri)
            .map_err(failed)?
            .ok_or_else(|| {
                let told = format!("There is nothing at “{}”.", request.uri);
                ErrorData::resource_not_found(told, None)
            })?;
        let contents = ResourceContents::text(text, request.uri).with_mime_type(kind);
        Ok(ReadResourceResult::new(vec![contents]).into())
    }
}

/// For people: what their program shows beside a call.
fn title(tool: &str) -> String {
    let key = match tool {
        "get_snapshot" => "mcp.title_look",
        "browser_click" => "mcp.title_click",
        "browser_fill" => "mcp.title_fill",
        "browser_select" => "mcp.title_select",
        "browser_scroll" => "mcp.title_scroll",
        "request_human_approval" => "mcp.title_ask",
        "complete_task" => "mcp.title_complete",
        other => return other.to_owned(),
    };
    words::say(key, &[])
}

/// What a call may do to the world outside, as a program that asks its person before calls wants to know it. A press may end the
/// subscription: that the person is asked here, too, is no reason to call it harmless.
/// <https://modelcontextprotocol.io/specification/2025-06-18/schema#toolannotations>
fn hints(tool: &str) -> ToolAnnotations {
    let looks = matches!(tool, LOOK | "browser_scroll");
    let acts = matches!(tool, "browser_click" | "browser_fill" | "browser_select");
    ToolAnnotations::new()
        .read_only(looks)
        .destructive(acts)
        .idempotent(looks)
        .open_world(acts || looks)
}

fn result(reply: Reply) -> CallToolResult {
    let mut content: Vec<ContentBlock> = reply.texts.into_iter().map(ContentBlock::text).collect();
    content.extend(
        reply
            .picture
            .map(|png| ContentBlock::image(png, "image/png")),
    );
    match reply.error {
        true => CallToolResult::error(content),
        false => CallToolResult::success(content),
    }
}

fn failed(why: String) -> ErrorData {
    ErrorData::internal_error(why, None)
}
