import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PageHead } from './page-head';

const contentsOf = (selector: string) =>
  [...document.querySelectorAll(`head > meta[${selector}]`)].map((meta) => meta.getAttribute('content'));
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as { '@graph': unknown[] },
  );

test('sets title, description and share picture', () => {
  render(
    <PageHead
      title="Kids care"
      description="Growth, fevers and feeding."
      image="/remotes/public/images/share.png"
    />,
  );
  expect(document.title).toBe('Kids care · Nivara');
  expect(contentsOf('name="description"')).toEqual(['Growth, fevers and feeding.']);
  expect(contentsOf('property="og:title"')).toEqual(['Kids care · Nivara']);
  expect(contentsOf('property="og:description"')).toEqual(['Growth, fevers and feeding.']);
  expect(contentsOf('property="og:image"')).toEqual(['http://localhost/remotes/public/images/share.png']);
  expect(contentsOf('name="twitter:card"')).toEqual(['summary_large_image']);
  expect(contentsOf('name="robots"')).toEqual([]);
  expect(structuredData()).toEqual([]);
});

test('keeps a page out of search engines', () => {
  render(<PageHead title="Page not found" noIndex />);
  expect(contentsOf('name="robots"')).toEqual(['noindex']);
  expect(contentsOf('name="description"')).toEqual([]);
  expect(contentsOf('name="twitter:card"')).toEqual(['summary']);
});

test('escapes structured data, so that a text cannot end the script element', () => {
  const clinic = { '@type': 'MedicalClinic', name: '</script><script>alert(1)</script>' };
  const crumbs = { '@type': 'BreadcrumbList' };
  const { container } = render(<PageHead title="Home" jsonLd={[clinic, crumbs]} />);
  expect(structuredData()).toEqual([{ '@context': 'https://schema.org', '@graph': [clinic, crumbs] }]);
  expect(container.querySelectorAll('script')).toHaveLength(1);

  const html = renderToString(<PageHead title="Home" jsonLd={clinic} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('<title>Home · Nivara</title>');
});

test('makes the addresses in structured data absolute', () => {
  const course = {
    '@type': 'Course',
    url: '/courses/yoga',
    image: 'https://pictures.example.org/yoga.png',
    provider: { '@type': 'MedicalClinic', '@id': '/#clinic' },
    name: '/not an address',
  };
  render(<PageHead title="Yoga" jsonLd={course} />);
  expect(structuredData()[0]?.['@graph']).toEqual([
    {
      ...course,
      url: 'http://localhost/courses/yoga',
      provider: { '@type': 'MedicalClinic', '@id': 'http://localhost/#clinic' },
    },
  ]);
});

test('after a page change the head has each tag once, and none of the former page', async () => {
  function Site() {
    const [page, turn] = useState(1);
    return (
      <>
        {page === 1 ? (
          <PageHead
            key={1}
            title="One"
            description="The first"
            image="/one.png"
            jsonLd={{ '@type': 'Person' }}
          />
        ) : (
          <PageHead key={2} title="Two" description="The second" />
        )}
        <button onClick={() => turn(2)}>Next</button>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Site />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('Two · Nivara');
  expect(contentsOf('name="description"')).toEqual(['The second']);
  expect(contentsOf('property="og:title"')).toEqual(['Two · Nivara']);
  expect(contentsOf('property="og:image"')).toEqual([]);
  expect(structuredData()).toEqual([]);
});
