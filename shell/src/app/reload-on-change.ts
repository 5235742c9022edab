/** Reloads open pages in watch mode. The reload is debounced, since several builds may finish together. */
export function reloadOnChange(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new EventSource('/__changes').onmessage = () => {
    clearTimeout(timer);
    timer = setTimeout(() => window.location.reload(), 200);
  };
}
