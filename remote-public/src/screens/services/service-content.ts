export interface ServiceContent {
  url: string;
  image: string;
  about: string[];
  suitsYou: string[];
  steps: { title: string; text: string }[];
  bring: string[];
  questions: { question: string; answer: string }[];
  /** Urls of other services. */
  related: string[];
}

export const CONTENTS_FILE = 'data/services.json';

/** Reads contents whose parts may be missing: a part that is missing has no section on the page. */
export function toServiceContents(data: unknown): ServiceContent[] {
  const entries: (Partial<ServiceContent> | null)[] = Array.isArray(data) ? data : [];
  return entries.flatMap((entry) =>
    typeof entry?.url === 'string'
      ? [
          {
            url: entry.url,
            image: entry.image ?? '',
            about: entry.about ?? [],
            suitsYou: entry.suitsYou ?? [],
            steps: entry.steps ?? [],
            bring: entry.bring ?? [],
            questions: entry.questions ?? [],
            related: entry.related ?? [],
          },
        ]
      : [],
  );
}
