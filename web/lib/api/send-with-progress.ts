import type { Transport } from './api.ts';

/** Sends a call and reports how much of its body has been sent, from 0 to 1, which fetch can't. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(readResponse(request)));
      // What fetch throws if the connection is lost.
      const fail = () => reject(new TypeError('Failed to send'));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });

function readResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  return new Response(request.responseText || null, { status: request.status, headers });
}
