import styled from 'styled-components';
import type { DirectorProfile } from '@nivara/shared/domain/director';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';

const fields = [
  ['frontEnd', 'Front end'],
  ['backEnd', 'Back end'],
  ['database', 'Database'],
  ['ai', 'AI'],
] as const;

const Groups = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    margin-bottom: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }
  li {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-size: ${text.small};
    font-weight: 550;
  }
`;

export function TechnologyGroups({ technology }: Pick<DirectorProfile, 'technology'>) {
  return (
    <Groups>
      {fields.map(
        ([field, name]) =>
          technology[field].length > 0 && (
            <div key={field}>
              <dt>{name}</dt>
              <dd>
                <ul role="list">
                  {technology[field].map((item, index) => (
                    <li key={index}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </Groups>
  );
}

export const knowsTechnology = ({ technology }: Pick<DirectorProfile, 'technology'>): boolean =>
  fields.some(([field]) => technology[field].length > 0);
