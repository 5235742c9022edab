import type { Locator, Page } from '@playwright/test';
import { bookingForm } from '../fixtures/booking-form';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import { firstTiming } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

/** Returns where the header and the bar of the area end. A phone has the bar at the bottom of the window, if at all. */
async function stickyEnd(page: Page): Promise<number> {
  const bar = page.getByRole('navigation', { name: /^(Call|Book or call)$/ });
  const boxes = [await page.getByRole('banner').boundingBox()];
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (!isPhone && (await bar.isVisible())) boxes.push(await bar.boundingBox());
  return Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
}

/** Waits, since a browser restores the scroll position only after the `popstate` event. */
async function expectWhollySeen(page: Page, part: Locator): Promise<void> {
  await page.waitForTimeout(300);
  await expect(part).toBeInViewport({ ratio: 1 });
  expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(await stickyEnd(page));
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px each step of a booking starts at its heading, and the ticket at the page heading`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { username, name } = await signInAsNewPatient(page, composed.url);
    await page.goto(`/user/${username}/bookings/new?service=Consultation`);
    await settled(page);
    const { main, heading } = patientArea(page);
    const form = bookingForm(main);
    await main.getByRole('radio', { name: `Myself, ${name}` }).check();
    await firstTiming(page).click();
    await expect(main.getByText(/^We keep .* for you/)).toBeVisible();

    const goOn = async () => {
      await form.button('Next').click();
      await expect(form.heading('Check your answers')).toBeFocused();
    };
    await goOn();
    await expectWhollySeen(page, main.getByText('Step 2 of 2', { exact: true }));
    await expectWhollySeen(page, form.heading('Check your answers'));
    for (const goBack of [() => form.button('Back').click(), () => page.goBack()]) {
      await goBack();
      await expect(form.heading('Your appointment')).toBeFocused();
      await expectWhollySeen(page, form.heading('Your appointment'));
      await goOn();
    }
    await form.button('Book appointment').click();
    await expect(heading).toHaveText('Your booking');
    await expectWhollySeen(page, heading);
  });
}
