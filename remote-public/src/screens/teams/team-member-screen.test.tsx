import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import type { Director } from '@nivara/shared/domain/director';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './teams-screen';
import './team-member-screen';

const DATA = '/data/directorsData.json';
const [founder] = JSON.parse(
  readFileSync(path.join(__dirname, '../../../public', DATA), 'utf8'),
) as Required<Director>[];

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (id: number | string) => renderWithApp(<PublicRoutes />, { path: `/teams/${id}` });
const part = (name: string) => within(screen.getByRole('region', { name }));
const listed = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the founder’s page shows every part of her profile', async () => {
  const { container } = open(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Demo' })).toBeInTheDocument();
  expect(screen.getByText('Founder and physician', { selector: 'h1 + p' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Portrait of Dr. Asha Demo' })).toBeInTheDocument();
  for (const paragraph of founder?.info ?? []) expect(screen.getByText(paragraph)).toBeInTheDocument();

  expect(listed('Experience')).toEqual(founder?.Profile.exploration);
  expect(listed('Research focus')).toEqual(founder?.Profile.ResearchFocus);
  expect(listed('Scope of work')).toEqual(founder?.Profile.Scopes);
  expect(listed('Spiritual and yoga education')).toEqual(
    founder?.Profile.learnings.map(({ aashram, desc }) => aashram + desc),
  );

  const rows = part('Medical education').getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DegreeUniversityInstitutionYear',
    'MBBSDemo University of Health SciencesDemo Medical College, Pune1998',
    'MD, Internal MedicineDemo University of Health SciencesSample Teaching Hospital, Mumbai2002',
    'Fellowship in Geriatric MedicineExample Academy of MedicineExample General Hospital2005',
  ]);

  const technology = part('Technology').getByRole('heading', { name: 'Technology' });
  for (const before of ['Research focus', 'Scope of work']) {
    const order = part(before).getByRole('heading', { name: before }).compareDocumentPosition(technology);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const fields = part('Technology').getAllByRole('term');
  expect(fields.map((field) => field.textContent)).toEqual(['Front end', 'Back end', 'Database', 'AI']);
  for (const items of Object.values(founder?.Profile.technology ?? {})) {
    for (const item of items) expect(part('Technology').getByText(item)).toBeInTheDocument();
  }

  const work = part('Work experience');
  for (const post of founder?.Profile.workExperience ?? []) {
    for (const text of [post.Years, post.Position, post.Organization, post.Description]) {
      expect(work.getByText(text)).toBeInTheDocument();
    }
    for (const point of [...post.lists, ...post.subList]) {
      expect(work.getByText(point)).toBeInTheDocument();
    }
  }
  expect(screen.getByText('Listen first. Treat the person. Explain everything.')).toBeInTheDocument();
  await expectAccessible(container);
});

test('a director without a profile has a page with breadcrumbs, but without work experience', async () => {
  const { user, container, location } = open(5);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nisha Sample' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Work experience' })).not.toBeInTheDocument();
  await expectAccessible(container);
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await user.click(within(crumbs).getByRole('link', { name: 'Our team' }));
  expect(location()).toBe('/teams');
});

test.each(['99', 'asha', '1.5'])('the unknown id %s shows a message and links to the team', async (id) => {
  const { container } = open(id);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'We could not find that person' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the whole team' })).toHaveAttribute('href', '/teams');
  expect(screen.getByRole('link', { name: 'Dr. Rohan Sample' })).toHaveAttribute('href', '/teams/2');
  await expectAccessible(container);
});

test('retries a profile that fails to load', async () => {
  files.cutOff();
  const { user } = open(2);
  await screen.findByText('This profile could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Rohan Sample' })).toBeInTheDocument();
});

test('an incomplete profile shows only the parts that it has', async () => {
  files.publish(DATA, [
    {
      id: 1,
      name: 'Dr. Half Written',
      Profile: {
        motto: 'Go on.',
        Medical_Education: [{ Degree: 'MBBS', Year: 1998 }, {}],
        workExperience: [{ Position: 'Intern', subList: ['Nights'] }, null],
        technology: { database: ['SQLite'] },
      },
    },
  ]);
  const { container } = open(1);
  await screen.findByRole('heading', { level: 1, name: 'Dr. Half Written' });
  expect(part('Medical education').getAllByRole('row')[1]).toHaveTextContent('MBBS1998');
  expect(part('Medical education').getAllByRole('row')).toHaveLength(2);
  expect(part('Work experience').getByText('Nights')).toBeInTheDocument();
  expect(part('Technology').getAllByRole('term')).toHaveLength(1);
  expect(screen.getByText('Go on.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Experience' })).not.toBeInTheDocument();
  await expectAccessible(container);
});
