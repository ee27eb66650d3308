"""A page about the API, written from its own OpenAPI schema: plain HTML, no script, so the CSP stays strict."""

from __future__ import annotations

import json
from html import escape
from typing import Any, get_args

import msgspec
from litestar import MediaType, Request, Response, get

from ludoteca.server.http import messages
from ludoteca.server.http.openapi import document


@get("/api/docs", include_in_schema=False)
async def docs_page(request: Request[Any, Any, Any]) -> Response[str]:
    """All operations with their examples, and the messages of the WebSocket."""
    schema = document(request.app)
    parts = ["<!doctype html><html lang='en'><meta charset='utf-8'><title>Ludoteca API</title><h1>Ludoteca API</h1>"]
    parts.append(f"<p>{escape(schema['info']['description'])} <a href='/api/schema/openapi.json'>OpenAPI</a></p>")
    parts.append(f"<h2>WebSocket</h2><p>{escape(messages.__doc__ or '')}</p>")
    for title, union in (("You say", messages.ClientMessage), ("The table says", messages.ServerFrame)):
        parts += [f"<h3>{title}</h3><dl>", *map(_message, get_args(union)), "</dl>"]
    parts.append("<h2>Routes</h2>")
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(path, method, operation))
    return Response("\n".join(parts) + "</html>", media_type=MediaType.HTML)


def _message(kind: type[msgspec.Struct]) -> str:
    """A message: its fields, and what it means."""
    fields = "".join(f", {field.encode_name}" for field in msgspec.structs.fields(kind))
    shape = f'{{"type": "{kind.__struct_config__.tag}"{fields}}}'
    return f"<dt><code>{escape(shape)}</code></dt><dd>{escape(kind.__doc__ or '')}</dd>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = f"<h3><code>{method.upper()} {escape(path)}</code> {escape(operation.get('summary', ''))}</h3>"
    text += f"<p>{escape(operation.get('description', ''))}</p>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        for example in content.get("schema", {}).get("examples", []) or content.get("examples", {}).values():
            value = example.get("value", example) if isinstance(example, dict) else example
            text += f"<pre>{escape(json.dumps(value, ensure_ascii=False, indent=1))}</pre>"
    return text
