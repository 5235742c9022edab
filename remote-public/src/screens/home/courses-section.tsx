import styled from 'styled-components';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Eyebrow, Heading, Lead, Page, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import { paths } from '../../paths';

const Panel = styled.section`
  padding: clamp(${space[5]}, 5vw, ${space[7]});
  border: 1px solid ${color.line};
  border-radius: calc(${radius.large} * 1.4);
  background: ${color.surface};
`;

export function CoursesSection() {
  return (
    <Page>
      <Panel aria-labelledby="courses-title">
        <Split $ratio="1fr 1.3fr" $align="center" $gap={7}>
          <Picture src="images/learning.svg" width={640} height={480} />
          <Stack $gap={5}>
            <Eyebrow>Courses</Eyebrow>
            <Heading level={2} id="courses-title">
              Learn what we practise
            </Heading>
            <Lead>
              Caring for an older relative, first aid, yoga teaching, nutrition: our clinicians teach in small
              groups, with more practice than slides.
            </Lead>
            <div>
              <ButtonLink to={paths.courses} variant="secondary">
                Browse the courses
              </ButtonLink>
            </div>
          </Stack>
        </Split>
      </Panel>
    </Page>
  );
}
