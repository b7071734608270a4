import { render, screen } from '@testing-library/react';
import { Page } from './Page';
import { PageFocus } from './pageFocus';
import { PageViews } from './PageViews';

const views = (view: string) => (
  <PageFocus value={false}>
    <PageViews view={view}>
      <Page title={`Página ${view}`} description={`Sobre ${view}`}>
        …
      </Page>
    </PageViews>
  </PageFocus>
);
const description = () => document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

it('takes focus to the heading of each page but the first, the first again too', () => {
  const { rerender } = render(views('um'));
  expect(document.body).toHaveFocus();
  rerender(views('dois'));
  expect(screen.getByRole('heading', { name: 'Página dois' })).toHaveFocus();
  rerender(views('um'));
  expect(screen.getByRole('heading', { name: 'Página um' })).toHaveFocus();
});

it('describes the page that is shown, and what was said of the product comes back', () => {
  const before = description() ?? '';
  const { rerender, unmount } = render(views('um'));
  expect(description()).toBe('Sobre um');
  rerender(views('dois'));
  expect(description()).toBe('Sobre dois');
  unmount();
  expect(description()).toBe(before);
});
