import type { Course, CurriculumPart } from '@nivara/shared/domain/course';

/** An entry without a url has no page and is left out. Only types are imported, since the page must not load yup. */
export function readCourses(catalogue: unknown): Course[] {
  return listOf<Partial<Course> | null>(catalogue).flatMap((entry) =>
    typeof entry?.url === 'string' ? [complete(entry, entry.url)] : [],
  );
}

function complete(entry: Partial<Course>, url: string): Course {
  return {
    url,
    heading: entry.heading ?? '',
    title: entry.title ?? entry.heading ?? '',
    intro: entry.intro ?? '',
    imageSrc: entry.imageSrc ?? '',
    ctaButtons: listOf(entry.ctaButtons),
    whyJoin: listOf(entry.whyJoin),
    whoShouldJoin: listOf(entry.whoShouldJoin),
    opportunities: listOf(entry.opportunities),
    curriculum: listOf<CurriculumPart>(entry.curriculum).map((part) => ({
      ...part,
      topics: listOf(part.topics),
    })),
    contact: { ...entry.contact, social: entry.contact?.social ?? {} },
  };
}

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
