import { color } from './theme';
import { declarations, paperPalette } from './palette';

/** Text controls have a blank placeholder, so that `:placeholder-shown` matches while they are empty. */
const EMPTY = `:is(
  :is(input, textarea):placeholder-shown, input[type='password'], input[type='file'], option[value='']:checked
)`;
const FILLED = `:is(
  :is(input, textarea)[placeholder]:not(:placeholder-shown, [type='password'], [type='search']), input:checked
)`;

/**
 * Paper is A4 with room to punch holes. It shows what a page says, without buttons and menus; links look
 * like text. A minimum height in units of the window would leave empty sheets. Empty forms are hidden; forms with answers are
 * printed. A decorative picture is hidden with the disc or column that contains only it. The comments are here, since comments in the style
 * sheet itself would be sent to visitors.
 */
export const printStyle = `
  @page { size: A4; margin: 16mm 18mm; }

  @media print {
    :root {
      color-scheme: light;
      font-size: 80%;
      ${declarations(color, paperPalette)}
    }
    html, body { background: none; }
    *, *::before, *::after { min-height: 0 !important; box-shadow: none !important; }

    nav, dialog, aside:has(> nav), [role='search'], [data-screen-only],
    footer:not(main footer), button:not(th button, :is(h2, h3, h4) > button, [role='combobox']),
    th button svg, [role='combobox'] svg,
    form:not(:has(dl, table, ${FILLED})), [data-field]:has(${EMPTY}),
    img[alt=''], :has(> img[alt='']:only-child):not(main) { display: none !important; }

    header { position: static !important; }
    main { padding-top: 1.5rem !important; }
    input { print-color-adjust: exact; }
    a { color: inherit !important; text-decoration: none !important; }
    h1, h2, h3, h4, summary { break-after: avoid; }
    tr, li, figure, dl > div, fieldset, :is(ul, ol) article, [data-together] { break-inside: avoid; }
    p, li { orphans: 3; widows: 3; }
  }
`;
