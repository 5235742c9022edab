import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { Card } from '@nivara/shared/ui/layout/card';
import { PrintAlone } from '@nivara/shared/ui/layout/print-alone';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { visuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { breakpoint, color, font, space, text } from '@nivara/shared/ui/tokens/theme';

/** A sheet's title. On screen, only screen readers get it, since the page's heading says the same. */
export const PaperTitle = styled(Heading)`
  @media screen {
    ${visuallyHidden}
  }
`;

const Sheet = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Name = styled.p`
  color: ${color.primary};
  font: 600 ${text.h2} / 1.1 ${font.heading};
`;

const Tagline = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-bottom: ${space[4]};
  border-bottom: 2px solid ${color.primary};
  margin-bottom: ${space[5]};

  /* The site's header shows the clinic already: a phone hides the letterhead, a wider screen reduces it to one line. */
  @media screen and (width < ${breakpoint.tablet}) {
    display: none;
  }
  @media screen {
    align-items: baseline;
    padding-bottom: ${space[2]};
    margin-bottom: ${space[4]};

    ${Name} {
      font-size: ${text.h4};
    }
    ${Tagline},
    address > :not(:last-child) {
      display: none;
    }
  }

  address {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-style: normal;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

function ClinicHead() {
  return (
    <Head>
      <div>
        <Name>{brand.name}</Name>
        <Tagline>{brand.tagline}</Tagline>
      </div>
      <address>
        {[...brand.headOffice, `${brand.phone.text} · ${brand.email}`].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </Head>
  );
}

const OnPaper = styled.div`
  @media screen {
    display: none;
  }
`;

/** Hides the site's header on paper, since the letterhead says more. */
const WithoutSiteHead = createGlobalStyle`
  @media print {
    header:not(main header) { display: none; }
  }
`;

/** The letterhead of a page that is printed as it is. */
export const PaperLetterhead = () => (
  <OnPaper>
    <WithoutSiteHead />
    <ClinicHead />
  </OnPaper>
);

interface LetterheadProps {
  /** The id of the heading that names the sheet. */
  titleId: string;
  /** True when the page's heading and the site's header suffice on screen: the letterhead is then on paper only. */
  isTitledByPage?: boolean;
  children: ReactNode;
}

/** A sheet with the clinic's letterhead, printed alone on A4. */
export const Letterhead = ({ titleId, isTitledByPage, children }: LetterheadProps) => (
  <PrintAlone active>
    <Sheet as="article" $padding="roomy" aria-labelledby={titleId}>
      {isTitledByPage ? (
        <OnPaper>
          <ClinicHead />
        </OnPaper>
      ) : (
        <ClinicHead />
      )}
      {children}
    </Sheet>
  </PrintAlone>
);
