import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { sharePicture } from '@nivara/shared/api-client/share-picture';
import { brand } from '@nivara/shared/contracts/brand';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium';
import { packColours } from './pack-colours';
import { root } from '../processes';

/** The `drawing` is a file in the remote’s public folder. */
interface Card {
  remote: string;
  drawing: string;
  file: string;
  eyebrow: string;
  title: string;
}

const SIZE = { width: 1200, height: 630 };
const publicFile = (remote: string, file: string) => path.join(root, `remote-${remote}/public`, file);
const readData = <Entry>(remote: string, file: string) =>
  JSON.parse(readFileSync(publicFile(remote, `data/${file}`), 'utf8')) as Entry[];

/** Makes the pictures that other sites show beside links to courses and people. */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
    for (const card of cards()) {
      const file = publicFile(card.remote, card.file);
      mkdirSync(path.dirname(file), { recursive: true });
      const picture = packColours(await draw(page, card));
      writeFileSync(file, picture);
      console.log(`${path.relative(root, file)}: ${Math.round(picture.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

function cards(): Card[] {
  const clinic = `${brand.name}, ${brand.address.city}`;
  const courses = readData<{ title: string; imageSrc: string }>('courses', 'coursesPageData.json');
  const people = readData<{ name: string; title: string; imgSrc: string }>('public', 'directorsData.json');
  const [first] = courses;
  return [
    ...(first
      ? [
          {
            remote: 'courses',
            drawing: first.imageSrc,
            file: 'images/share/courses.png',
            eyebrow: clinic,
            title: 'Learn from the people who do it',
          },
        ]
      : []),
    ...courses.map(({ title, imageSrc }) => ({
      remote: 'courses',
      drawing: imageSrc,
      file: sharePicture(imageSrc),
      eyebrow: `A course at ${clinic}`,
      title,
    })),
    ...people.map(({ name, title, imgSrc }) => ({
      remote: 'public',
      drawing: imgSrc,
      file: sharePicture(imgSrc),
      eyebrow: title,
      title: name,
    })),
  ];
}

async function draw(page: Page, { remote, drawing, eyebrow, title }: Card): Promise<Buffer> {
  const picture = readFileSync(publicFile(remote, drawing)).toString('base64');
  await page.setContent(`<!doctype html><style>
    ${face('Fraunces', 'fraunces')} ${face('Figtree', 'figtree')}
    body { display: grid; grid-template-columns: 480px 520px; gap: 72px; align-items: center; box-sizing: border-box;
      width: ${SIZE.width}px; height: ${SIZE.height}px; margin: 0; padding: 64px 56px 64px 72px; background: #f3eadb; }
    p { margin: 0 0 20px; color: #a4471d; font: 600 23px/1.35 Figtree; }
    h1 { margin: 0; color: #1b2a2a; font: 600 64px/1.12 Fraunces; text-wrap: balance; }
    img { width: 520px; height: 500px; border-radius: 36px; object-fit: cover; }
  </style>
  <div><p></p><h1></h1></div><img src="data:image/svg+xml;base64,${picture}" />`);
  await page.evaluate(
    async ([small, large]) => {
      document.querySelector('p')?.replaceChildren(small);
      document.querySelector('h1')?.replaceChildren(large);
      await document.fonts.ready;
      await document.querySelector('img')?.decode();
    },
    [eyebrow, title] as const,
  );
  return page.screenshot();
}

function face(family: string, name: string): string {
  const file = path.join(
    root,
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const font = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
