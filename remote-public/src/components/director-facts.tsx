import type { Director } from '@nivara/shared/domain/director';
import { FactList } from './fact-list';

/** A director's languages and, if the director is a doctor, the number at the medical council. */
export function DirectorFacts({ director }: { director: Pick<Director, 'languages' | 'registration'> }) {
  const { languages = [], registration = '' } = director;
  return (
    <FactList
      facts={[
        { name: 'Languages', value: languages.join(', ') },
        { name: 'Registration number', value: registration },
      ]}
    />
  );
}
