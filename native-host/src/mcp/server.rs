//! The protocol's side of it: which tools and resources there are, and whose turn a call is. No decisions.
use super::desk::{Desk, Reply};
use super::shelf::Shelf;
use crate::extension::VERSION;
use engine::planner::tools::tools;
use engine::words;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, Resource, ResourceContents, ServerCapabilities,
    ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler};
use std::sync::Arc;

/// Of the tools that a model has, the one that describes what it means is left out: an assistant has refs.
const LEFT_OUT: &str = "browser_action";

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
            Tool::new(tool.name, tool.description, Arc::new(schema))
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
