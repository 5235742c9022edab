import { sharePicture } from './share-picture';

test.each([
  ['images/people/asha-demo.svg', 'images/share/asha-demo.png'],
  ['drawing.svg', 'images/share/drawing.png'],
  ['images/people/a-photo.jpg', 'images/people/a-photo.jpg'],
])('%s is shared as %s', (picture, shared) => {
  expect(sharePicture(picture)).toBe(shared);
});
