import styled from 'styled-components';
import type { DirectorProfile } from '@nivara/shared/domain/director';
import { color, font, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { TickList } from '../tick-list';
import { EducationTable } from './education-table';
import { LearningsList } from './learnings-list';
import { ProfilePart, type ProfileLevel } from './profile-part';
import { TechnologyGroups, knowsTechnology } from './technology-groups';
import { WorkTimeline } from './work-timeline';

const Frame = styled.div`
  container-type: inline-size;
`;

/** Short parts are beside long ones where there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${space[7]};

  > div {
    display: grid;
    align-content: start;
    gap: ${space[7]};
    min-width: 0;
  }
  > div:empty {
    display: none;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;

    > :only-child,
    > div:has(+ div:empty) {
      grid-column: 1 / -1;
    }
  }
`;

const Motto = styled.blockquote`
  padding: ${space[5]} ${space[6]};
  margin-top: ${space[7]};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.sand};
  font: 500 ${text.h3} / 1.4 ${font.heading};
`;

interface DirectorProfilePartsProps {
  profile: DirectorProfile;
  /** The level of the headings. */
  level: ProfileLevel;
}

/** The parts of a profile after its introduction. */
export function DirectorProfileParts({ profile, level }: DirectorProfilePartsProps) {
  const { exploration, Medical_Education, learnings, workExperience, ResearchFocus, Scopes } = profile;
  return (
    <Frame>
      <Columns>
        <div>
          <ProfilePart title="Experience" level={level} shown={exploration.length > 0}>
            <TickList items={exploration} single />
          </ProfilePart>
          <ProfilePart title="Medical education" level={level} shown={Medical_Education.length > 0}>
            <EducationTable education={Medical_Education} />
          </ProfilePart>
          <ProfilePart title="Spiritual and yoga education" level={level} shown={learnings.length > 0}>
            <LearningsList learnings={learnings} />
          </ProfilePart>
          <ProfilePart title="Work experience" level={level} shown={workExperience.length > 0}>
            <WorkTimeline work={workExperience} />
          </ProfilePart>
        </div>
        <div>
          <ProfilePart title="Research focus" level={level} shown={ResearchFocus.length > 0}>
            <TickList items={ResearchFocus} single />
          </ProfilePart>
          <ProfilePart title="Scope of work" level={level} shown={Scopes.length > 0}>
            <TickList items={Scopes} single />
          </ProfilePart>
          <ProfilePart title="Technology" level={level} shown={knowsTechnology(profile)}>
            <TechnologyGroups technology={profile.technology} />
          </ProfilePart>
        </div>
      </Columns>
      {profile.motto && (
        <Motto>
          <p>{profile.motto}</p>
        </Motto>
      )}
    </Frame>
  );
}
