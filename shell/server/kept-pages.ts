import { CompressedText } from './compressed';

export interface MadePage {
  status: 200 | 404;
  html: string;
  /** The content security policy. */
  policy: string;
  /** True while its prerendered markup is still being made. */
  isPending: boolean;
}

export interface Redirect {
  redirectTo: string;
}

interface KeptPage extends Pick<MadePage, 'status' | 'policy'> {
  text: CompressedText;
}

/** A page is assembled again after this time, and keeps its compressed forms if its text is the same. */
const TRUSTED_MS = 5_000;

/** Bounds the memory, however many addresses and host names visitors invent. */
const MOST_BYTES = 48 * 1024 * 1024;
/** A page's two compressed forms take about a quarter of its size each. */
const SIZE_FACTOR = 1.5;
/** The memory that an entry takes in addition to its texts. */
const ENTRY_BYTES = 500;

interface Entry {
  page: KeptPage | Redirect;
  /** Identifies the registry and the prerendered pages that the page was made from. */
  revision: string;
  until: number;
}

/** Pages that are the same for all visitors of one kind, assembled and compressed once. */
export class KeptPages {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<KeptPage | Redirect>>();
  private bytes = 0;

  constructor(
    private readonly onFound: (from: 'memory' | 'made') => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {}

  find(
    key: string,
    revision: string,
    make: () => Promise<MadePage | Redirect>,
  ): Promise<KeptPage | Redirect> | KeptPage | Redirect {
    const entry = this.entries.get(key);
    if (entry && entry.revision === revision && this.now() < entry.until) {
      this.onFound('memory');
      return entry.page;
    }
    this.onFound('made');
    const asked = `${revision} ${key}`;
    const before = this.underWay.get(asked);
    if (before) return before;
    const started = this.make(key, revision, make).finally(() => this.underWay.delete(asked));
    this.underWay.set(asked, started);
    return started;
  }

  private async make(
    key: string,
    revision: string,
    make: () => Promise<MadePage | Redirect>,
  ): Promise<KeptPage | Redirect> {
    const made = await make();
    const before = this.entries.get(key)?.page;
    this.forget(key);
    const page = 'redirectTo' in made ? made : keep(made, before);
    if ('isPending' in made && made.isPending) return page;
    this.entries.set(key, { page, revision, until: this.now() + TRUSTED_MS });
    this.bytes += sizeOf(key, page);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.forget(oldest);
    }
    return page;
  }

  private forget(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= sizeOf(key, entry.page);
  }
}

function keep({ html, status, policy }: MadePage, before: KeptPage | Redirect | undefined): KeptPage {
  const text = new CompressedText(html, policy);
  const isSame = before && !('redirectTo' in before) && before.text.etag === text.etag;
  return { status, policy, text: isSame ? before.text : text };
}

/** Keys count as well: they contain the host name, whose length the visitor chooses. */
const sizeOf = (key: string, page: KeptPage | Redirect): number =>
  ENTRY_BYTES +
  key.length +
  ('redirectTo' in page ? page.redirectTo.length : page.text.plain.length * SIZE_FACTOR);
