/** Watch mode: loads the page again, once, when a build has finished. Waits for the dust of several builds to settle. */
export function reloadOnChange(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new EventSource('/__changes').onmessage = () => {
    clearTimeout(timer);
    timer = setTimeout(() => window.location.reload(), 200);
  };
}
