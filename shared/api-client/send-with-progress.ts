interface Sending {
  url: string;
  form: FormData;
  timeLimitMs: number;
  /** Called repeatedly with the sent share of the form, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

const NO_CONTENT = 204;

/** Posts a form and reports its progress, which `fetch` cannot. Rejects when no answer comes. */
export function sendWithProgress({ url, form, timeLimitMs, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(signal?.reason ?? new TypeError(`${url} did not answer`));
    request.open('POST', url);
    request.timeout = timeLimitMs;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(toResponse(request));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const body = request.status === NO_CONTENT ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
