// Runs in each page before the page's own scripts. This is plain JavaScript, since the browser gets the file unchanged.
(() => {
  const seen = { shift: 0, largest: 0, longTasks: [] };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // React marks each element that it has made or hydrated; prerendered HTML without the mark does not react yet.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  /** React completes the outermost element of the page last. */
  const isFullyHydrated = (element) =>
    element.localName === 'main' || (isHydrated(element) && isFullyHydrated(element.parentElement));

  /** A message posted within a frame is read after that frame's layout and paint. */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });

  /** Checks once per frame, so that the time is that of the frame which paints the heading. */
  const watch = (isNew, from) =>
    new Promise((resolve) => {
      let shown;
      const check = () => {
        const heading = document.querySelector('main h1');
        if (!heading || !isNew(heading) || !(shown || isShown(heading))) return requestAnimationFrame(check);
        shown ??= painted();
        if (!isFullyHydrated(heading)) return requestAnimationFrame(check);
        return Promise.all([shown, painted()]).then(([shownAt, hydratedAt]) =>
          resolve({ heading: shownAt - from(), interactive: hydratedAt - from(), text: heading.textContent }),
        );
      };
      requestAnimationFrame(check);
    });

  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;

  let step;
  window.nivaraProbe = {
    arrival: watch(
      () => true,
      () => 0,
    ),
    /** Measures from the next click until the heading changes. */
    armClick() {
      const before = document.querySelector('main h1')?.textContent;
      let clicked = Number.NaN;
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
      step = watch(
        ({ textContent }) => !Number.isNaN(clicked) && textContent !== before,
        () => clicked,
      );
    },
    step: () => step,
    figures: () => ({
      largest: seen.largest,
      shift: seen.shift,
      blocking: seen.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: seen.longTasks
        .filter(({ startTime }) => startTime >= firstPaint())
        .reduce((most, { duration }) => Math.max(most, duration), 0),
    }),
    /** Idle callbacks run in order, so this one runs after those of the page. */
    rest: () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6_000 })),
    /** The scripts that had arrived by `time`. */
    scriptsUntil: (time) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= time)
        .map(({ name }) => new URL(name).pathname),
  };
})();
