/** Until the mocks are restored, the screen is as narrow as a phone's. */
export const narrowScreen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('width <'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
