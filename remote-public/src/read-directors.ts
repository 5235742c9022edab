import type { Director, DirectorProfile, WorkExperience } from '@nivara/shared/domain/director';
import { directorPath } from './paths';
import { asRecord, asRecords, asText, asTexts, firstOfEach, type JsonRecord } from './read-json';

/** Leaves out entries without an id, which nobody could choose. Uses no schema, since the page must not load yup. */
export function readDirectors(data: unknown): Director[] {
  const directors = asRecords(data).flatMap(({ id, ...entry }) =>
    typeof id === 'number' ? [readDirector(id, entry)] : [],
  );
  return firstOfEach(directors, ({ id }) => id);
}

const readDirector = (id: number, entry: JsonRecord): Director => ({
  id,
  imgSrc: asText(entry.imgSrc),
  name: asText(entry.name),
  title: asText(entry.title),
  info: asTexts(entry.info),
  url: directorPath(id),
  languages: asTexts(entry.languages),
  registration: asText(entry.registration),
  Profile: readProfile(asRecord(entry.Profile)),
});

/** Undefined for an empty profile. */
function readProfile(profile: JsonRecord): DirectorProfile | undefined {
  const technology = asRecord(profile.technology);
  const read: DirectorProfile = {
    Medical_Education: asRecords(profile.Medical_Education)
      .map(({ Degree, University, Institution, Year }) => ({
        Degree: asText(Degree),
        University: asText(University),
        Institution: asText(Institution),
        Year: asText(Year),
      }))
      .filter(hasContent),
    exploration: asTexts(profile.exploration),
    learnings: asRecords(profile.learnings)
      .map(({ aashram, desc }) => ({ aashram: asText(aashram), desc: asText(desc) }))
      .filter(hasContent),
    technology: {
      frontEnd: asTexts(technology.frontEnd),
      backEnd: asTexts(technology.backEnd),
      database: asTexts(technology.database),
      ai: asTexts(technology.ai),
    },
    workExperience: asRecords(profile.workExperience).map(readWork).filter(hasContent),
    ResearchFocus: asTexts(profile.ResearchFocus),
    Scopes: asTexts(profile.Scopes),
    motto: asText(profile.motto),
  };
  return hasContent(read) ? read : undefined;
}

const readWork = (work: JsonRecord): WorkExperience => ({
  Years: asText(work.Years),
  Organization: asText(work.Organization),
  Position: asText(work.Position),
  Description: asText(work.Description),
  lists: asTexts(work.lists),
  subList: asTexts(work.subList),
});

/** An object of empty values counts as missing. */
const hasContent = (value: object): boolean =>
  Object.values(value).some((part: unknown) =>
    typeof part === 'object' && part !== null ? hasContent(part) : part !== '',
  );
