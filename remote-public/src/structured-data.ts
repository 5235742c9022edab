import { clinicInShort, postalAddress } from '@nivara/shared/contracts/clinic-data';
import { brand } from '@nivara/shared/contracts/brand';
import type { Director } from '@nivara/shared/domain/director';
import type { StructuredData } from '@nivara/shared/ui/layout/page-head';
import { shareImage } from './share-image';
import { shownName } from './shown-name';

export interface Question {
  question: string;
  answer: string;
}

/** Not every director is a doctor. A `url` may be relative, here and below, since `PageHead` makes it absolute. */
export function directorData(director: Director): StructuredData {
  const { title, imgSrc, info, url, languages } = director;
  const name = shownName(director);
  const known = {
    name,
    url,
    description: info[0],
    image: shareImage(imgSrc),
    knowsLanguage: languages?.length ? languages : undefined,
  };
  return name.startsWith('Dr.')
    ? { '@type': 'Physician', ...known, telephone: brand.phone.text, address: postalAddress }
    : { '@type': 'Person', ...known, jobTitle: title || undefined, worksFor: clinicInShort };
}

export const questionsData = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const publicationData = (text: {
  title: string;
  summary: string;
  url: string;
  published: string;
}): StructuredData => ({
  '@type': 'Article',
  headline: text.title,
  description: text.summary || undefined,
  url: text.url,
  image: shareImage(),
  datePublished: text.published || undefined,
  author: clinicInShort,
});
