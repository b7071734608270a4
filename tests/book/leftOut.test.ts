/** Report of the stories that a run of limited time did not reach. */
import { leftOut, summarise, type Result } from '../../scripts/book/report';
import type { Entry } from '../../scripts/book/stories';

const entry = (id: string, title: string): Entry => ({
  id,
  title,
  name: id,
  type: 'story',
  importPath: `./src/ui/${title}/${title}.stories.tsx`,
  tags: [],
});
const seen = (id: string, way: Result['way'], kind: Result['kind'] = 'story'): Result => ({
  id,
  title: id,
  name: id,
  way,
  kind,
  faults: [],
});
const stories = [entry('chip--a', 'Chip'), entry('chip--b', 'Chip'), entry('badge--a', 'Badge')];

test('a story that was seen at one width alone is left out, as is one that was not seen', () => {
  const results = [seen('chip--a', 'wide'), seen('chip--a', 'phone'), seen('chip--b', 'wide')];
  expect(leftOut(stories, results).map(({ id }) => id)).toEqual(['chip--b', 'badge--a']);
});

test('a picture of a story does not stand for the story', () => {
  const results = [seen('chip--a', 'wide'), seen('chip--a', 'phone', 'picture')];
  expect(leftOut(stories, results)).toContainEqual(expect.objectContaining({ id: 'chip--a' }));
});

test('the report names each page of the book once', () => {
  const { json, text } = summarise([], { seconds: 1, compared: true, left: stories.map(({ title }) => title) });
  expect(json.left).toEqual(['Chip', 'Badge']);
  expect(text).toContain('left out, since the time was over: Chip, Badge');
});

test('a walk that saw everything leaves nothing out', () => {
  expect(summarise([], { seconds: 1, compared: true, left: [] }).text).not.toContain('left out');
});
