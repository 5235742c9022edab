const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Adds the parts of the web platform that tests need and jsdom lacks. */
export function fillBrowserGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };

  /** No media query matches, neither for a narrow nor for a wide window; a test may replace it. */
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });

  /** A silent stream; a test may replace it. */
  globalThis.EventSource ??= SilentStream as unknown as typeof EventSource;

  /** Elements have no size in jsdom, so no size changes. */
  globalThis.ResizeObserver ??= SilentObserver;

  /** No other tab listens. */
  globalThis.BroadcastChannel ??= SilentChannel as unknown as typeof BroadcastChannel;

  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.print = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:nothing';
  URL.revokeObjectURL ??= () => undefined;
}

class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  close(): void {}
}

class SilentObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const cancel = new Event('cancel', { cancelable: true });
  if (this.dispatchEvent(cancel)) this.close();
}
