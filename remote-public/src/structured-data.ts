import { brand } from '@nivara/shared/contracts/brand';
import type { Director } from '@nivara/shared/domain/director';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import type { Crumb } from '@nivara/shared/ui/breadcrumbs';
import type { StructuredData } from '@nivara/shared/ui/page-head';
import { paths } from './paths';
import { shownName } from './shown-name';

/** What search engines are told about a page. Addresses are relative to the page, as JSON-LD allows. */

export interface Question {
  question: string;
  answer: string;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const clinicData = (): StructuredData => ({
  '@type': 'MedicalClinic',
  name: brand.name,
  url: paths.home,
  description: brand.tagline,
  address: brand.headOffice.join(', '),
  telephone: brand.phone.text,
  email: brand.email,
  openingHoursSpecification: brand.hours.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEK,
    opens: in24Hours(from),
    closes: in24Hours(to),
  })),
});

/** "3:45 PM" is 15:45. */
function in24Hours(time: string): string {
  const [clock = '', half] = time.split(' ');
  const [hours, minutes] = clock.split(':');
  return `${String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** Not everybody who leads the clinic is a doctor. */
export function directorData(director: Director): StructuredData {
  const { title, imgSrc, info, url } = director;
  const name = shownName(director);
  const known = {
    name,
    url,
    description: info[0],
    image: imgSrc === '' ? undefined : assetUrl(imgSrc),
  };
  return name.startsWith('Dr.')
    ? { '@type': 'Physician', ...known, telephone: brand.phone.text, address: brand.headOffice.join(', ') }
    : { '@type': 'Person', ...known, jobTitle: title || undefined };
}

export const questionsData = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const crumbsData = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});

export const publicationData = (text: {
  title: string;
  summary: string;
  url: string;
  picture: string;
  published: string;
}): StructuredData => ({
  '@type': 'Article',
  headline: text.title,
  description: text.summary || undefined,
  url: text.url,
  image: text.picture === '' ? undefined : assetUrl(text.picture),
  datePublished: text.published || undefined,
  author: { '@type': 'MedicalClinic', name: brand.name },
});
