//! The protocol's side of it: which tools and resources there are, and whose turn a call is. No decisions.
use super::desk::{Desk, LOOK, Reply};
use super::order::{Order, SERVICES, START};
use super::shelf::Shelf;
use crate::extension::VERSION;
use engine::planner::tools::{self, DESCRIBES};
use engine::words;
use protocol::task::TaskResult;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, Resource, ResourceContents, ServerCapabilities,
    ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler};
use serde_json::{Map, Value, json};
use std::sync::Arc;

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
        let offered = offered().into_iter().map(|tool| {
            let hints = hints(&tool.name);
            let title = title(&tool.name);
            let told = match tool.name == SERVICES {
                true => services_told(),
                false => run_told(),
            };
            Tool::new(tool.name, tool.description, object(tool.schema))
                .with_title(title)
                .with_annotations(hints)
                .with_raw_output_schema(object(told))
        });
        Ok(ListToolsResult::with_all_items(offered.collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        if request.name == SERVICES {
            return Ok(self.shelf.services().into());
        }
        if !offered().iter().any(|t| t.name == request.name) {
            let told = format!("There is no tool called “{}”.", request.name);
            return Err(ErrorData::invalid_params(told, None));
        }
        let arguments = Value::from(request.arguments.unwrap_or_default());
        let assistant = context
            .peer
            .peer_info()
            .map(|info| info.client_info.name.clone())
            .unwrap_or_default();
        let asked = self.desk.call(&assistant, &request.name, arguments);
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

/// Of the tools that a model has, the one that describes what it means is left out: an assistant has refs. It orders the runs itself.
fn offered() -> Vec<tools::Tool> {
    let own = [
        tools::Tool {
            name: SERVICES.to_owned(),
            description: words::say("mcp.tool_services", &[]),
            schema: json!({ "type": "object", "properties": {} }),
        },
        tools::Tool {
            name: START.to_owned(),
            description: words::say("mcp.tool_start", &[]),
            schema: schemars::schema_for!(Order).to_value(),
        },
    ];
    let led = tools::tools().into_iter().filter(|t| t.name != DESCRIBES);
    own.into_iter().chain(led).collect()
}

/// What every step tells beside the page: whether the run is over, and how.
fn run_told() -> Value {
    json!({
        "type": "object",
        "properties": {
            "over": { "type": "boolean" },
            "cancelled": { "type": "boolean", "description": "Proven on a second look" },
            "reason": { "type": ["string", "null"], "description": "Why it is over" },
        },
        "required": ["over", "cancelled", "reason"],
    })
}

fn services_told() -> Value {
    let text = json!({ "type": "string" });
    let service = json!({
        "type": "object",
        "properties": { "id": text, "name": text, "hosts": { "type": "array", "items": text }, "known": text },
        "required": ["id", "name", "hosts", "known"],
    });
    json!({
        "type": "object",
        "properties": { "services": { "type": "array", "items": service } },
        "required": ["services"],
    })
}

fn object(schema: Value) -> Arc<Map<String, Value>> {
    match schema {
        Value::Object(map) => Arc::new(map),
        _ => Arc::default(),
    }
}

/// For people: what their program shows beside a call.
fn title(tool: &str) -> String {
    let key = match tool {
        SERVICES => "mcp.title_services",
        START => "mcp.title_start",
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
        .read_only(looks || tool == SERVICES)
        .destructive(acts)
        .idempotent(looks || tool == SERVICES)
        .open_world(acts || looks || tool == START)
}

fn result(reply: Reply) -> CallToolResult {
    let mut content: Vec<ContentBlock> = reply.texts.into_iter().map(ContentBlock::text).collect();
    content.extend(
        reply
            .picture
            .map(|png| ContentBlock::image(png, "image/png")),
    );
    let mut told = match reply.error {
        true => CallToolResult::error(content),
        false => CallToolResult::success(content),
    };
    let proven = |r: &TaskResult| r.success && r.verified;
    told.structured_content = Some(json!({
        "over": reply.result.is_some(),
        "cancelled": reply.result.as_ref().is_some_and(proven),
        "reason": reply.result.as_ref().map(|r| r.reason),
    }));
    told
}

fn failed(why: String) -> ErrorData {
    ErrorData::internal_error(why, None)
}
