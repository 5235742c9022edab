const PROPERTIES = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'position',
  'content-visibility',
  'clip',
  'clip-path',
  'overflow',
  'height',
  'width',
  'direction',
];

/** The window of a frame uses jsdom's own implementation. */
let frame: HTMLIFrameElement;

beforeEach(() => {
  document.body.innerHTML = `
    <style>
      .box { display: flex; opacity: 0.5; width: 10px; width: nonsense() }
      .box.gone { display: none !important }
      div.box { display: grid }
      @media screen { .narrow { display: none } }
      @media screen and (max-width: 100px) { .wide { display: none } }
      @media print { .paper { visibility: hidden } }
      .unseen { visibility: hidden; pointer-events: none }
      .unseen .seen { visibility: visible }
      .again { visibility: inherit; pointer-events: unset }
      ul > li:not(:first-child), [data-far] ~ .far { position: absolute; overflow: hidden }
      .list li:nth-child(2), .list a[href="/x"] { clip: rect(0 0 0 0); clip-path: inset(50%) }
      #named { content-visibility: hidden; direction: rtl }
      .odd::before { display: none }
      .broken:nonsense(1) { display: none }
      @supports (display: grid) { .supported { display: inline-grid } }
      .all { all: unset }
    </style>
    <main id="named">
      <p class="box">One</p><div class="box gone">Two</div><div class="box">Three</div>
      <p class="narrow">Four</p><p class="wide">Five</p><p class="paper">Six</p>
      <section class="unseen"><b>Seven</b><i class="seen">Eight</i><u class="again">Nine</u></section>
      <ul class="list"><li>Ten</li><li><a href="/x">Eleven</a></li></ul>
      <span data-far></span><span class="far">Twelve</span>
      <p hidden>Thirteen</p><p style="display: inline; visibility: hidden">Fourteen <b>Fifteen</b></p>
      <details><summary>More</summary><p>Sixteen</p></details><dialog>Seventeen</dialog>
      <input type="hidden"><input><button class="odd broken supported all">Eighteen</button>
      <svg class="box"><linearGradient class="gone"></linearGradient></svg>
      <table><thead><tr><th>Nineteen</th></tr></thead></table><template><p>Twenty</p></template>
    </main>`;
  frame = document.body.appendChild(document.createElement('iframe'));
});

afterEach(() => document.body.replaceChildren());

const find = (name: string) => document.body.querySelector<HTMLElement>(name) ?? document.body;

function expectSameStyles() {
  const own = frame.contentWindow as unknown as Window;
  for (const element of document.querySelectorAll('*')) {
    const valuesIn = (style: CSSStyleDeclaration) => PROPERTIES.map((name) => style.getPropertyValue(name));
    expect([element.outerHTML, ...valuesIn(window.getComputedStyle(element))]).toEqual([
      element.outerHTML,
      ...valuesIn(own.getComputedStyle(element)),
    ]);
  }
}

test('computes the same styles as jsdom for a varied page', () => {
  expectSameStyles();
  expect(find('.narrow')).not.toBeVisible();
  expect(getComputedStyle(find('.unseen b')).pointerEvents).toBe('none');
  expect(getComputedStyle(find('.seen')).visibility).toBe('visible');
});

test.each<[string, () => void]>([
  ['a class', () => find('p.box').classList.add('gone')],
  ['an inline style', () => find('main').style.setProperty('visibility', 'hidden')],
  ['an attribute', () => find('[hidden]').removeAttribute('hidden')],
  ['an opened dialog', () => find('dialog').setAttribute('open', '')],
  ['a moved element', () => find('.unseen').append(find('div.box'))],
  ['an added style sheet', () => (find('b').innerHTML = '<style>.box { display: contents }</style>')],
  ['a removed style sheet', () => find('style').remove()],
  ['another text in a style sheet', () => (find('style').textContent = 'p { display: none }')],
])('%s changes the styles at once', (_, change) => {
  const before = computedStyles();
  change();
  expect(computedStyles()).not.toBe(before);
  expectSameStyles();
});

test('an inserted or deleted rule counts at once', () => {
  const { sheet } = find('style') as unknown as HTMLStyleElement;
  expect(getComputedStyle(find('b')).display).toBe('');
  sheet?.insertRule('b { display: none }', 0);
  expect(getComputedStyle(find('b')).display).toBe('none');
  sheet?.deleteRule(0);
  expect(getComputedStyle(find('b')).display).toBe('');
});

test('leaves other properties and detached elements to jsdom', () => {
  find('p.box').style.color = 'rgb(1, 2, 3)';
  const style = getComputedStyle(find('p.box'));
  expect(style.color).toBe('rgb(1, 2, 3)');
  expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
  expect(style.cssText).toContain('opacity: 0.5');
  expect(style).toBeInstanceOf(CSSStyleDeclaration);
  expect(getComputedStyle(document.createElement('p')).display).toBe('block');
});

const computedStyles = () =>
  [...document.querySelectorAll('*')]
    .map((element) => {
      const { display, visibility } = getComputedStyle(element);
      return `${display} ${visibility}`;
    })
    .join();
