import { brand } from '@nivara/shared/contracts/brand';
import { escapeHtml } from './preload-hints';
import { ASSETS_PATH } from '@nivara/shared/contracts/site-paths';

/** Tells visitors without scripts how to reach the clinic; a page without prerendered content shows nothing else. */
export function withoutScripts(isPrerendered: boolean): string {
  const { name, phone, email, headOffice, hours } = brand;
  const times = hours.map(({ part, from, to }) => `<li>${escapeHtml(`${part}: ${from} to ${to}`)}</li>`);
  return [
    `<link rel="stylesheet" href="${ASSETS_PATH}/without-scripts.css" />`,
    ...(isPrerendered
      ? [
          '<section aria-labelledby="without-scripts"><h2 id="without-scripts">Without JavaScript</h2>',
          '<p>You can read this page. Booking, forms and signing in need JavaScript, which is switched off or blocked in this browser. You can reach us without it:</p>',
        ]
      : [
          `<section><h1>${escapeHtml(name)}</h1>`,
          '<p>This site needs JavaScript, which is switched off or blocked in this browser. You can reach us without it:</p>',
        ]),
    `<p>Call <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a>, and we book the appointment with you. `,
    `Or write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
    `<p>There are appointments every day of the week:</p><ul>${times.join('')}</ul>`,
    `<address>${headOffice.map(escapeHtml).join('<br />')}</address></section>`,
  ].join('');
}
