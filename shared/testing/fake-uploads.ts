export interface SentForm {
  url: string;
  fileName: string;
  preset: string;
}

/** `never` leaves the upload under way. */
export type UploadReply = { status: number; body?: object } | 'unreachable' | 'timeout' | 'never';

type Reply = (form: SentForm) => UploadReply | Promise<UploadReply>;

/**
 * Answers uploads, which jsdom would send for real. Each upload reports half of its progress before the answer. Returns
 * the sent forms, oldest first.
 */
export function fakeUploads(reply: Reply): SentForm[] {
  const sent: SentForm[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const request = new FakeRequest(async (form) => {
      sent.push(form);
      return reply(form);
    });
    return request as unknown as XMLHttpRequest;
  });
  return sent;
}

type Listener = (() => void) | undefined;

/** The part of XMLHttpRequest that an upload needs. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  timeout = 0;
  status = 0;
  responseText = '';
  onload: Listener;
  onerror: Listener;
  ontimeout: Listener;
  onabort: Listener;
  onloadend: Listener;
  private url = '';
  private isOver = false;

  constructor(private readonly reply: (form: SentForm) => Promise<UploadReply>) {}

  open(_method: string, url: string): void {
    this.url = url;
  }

  getAllResponseHeaders(): string {
    return this.status < 400
      ? 'content-type: application/json\r\n'
      : 'content-type: application/problem+json\r\n';
  }

  abort(): void {
    this.end(() => this.onabort?.());
  }

  send(form: FormData): void {
    const file = form.get('file');
    const facts = {
      url: this.url,
      fileName: file instanceof File ? file.name : '',
      preset: String(form.get('upload_preset')),
    };
    this.progress(1);
    void this.reply(facts).then((answer) => {
      if (answer === 'never') return;
      this.end(() => {
        if (answer === 'unreachable') return this.onerror?.();
        if (answer === 'timeout') return this.ontimeout?.();
        this.progress(2);
        this.status = answer.status;
        this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body);
        return this.onload?.();
      });
    });
  }

  private progress(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 2, lengthComputable: true });
  }

  private end(dispatch: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    dispatch();
    this.onloadend?.();
  }
}
