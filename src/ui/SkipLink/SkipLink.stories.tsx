import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { SkipLink } from './SkipLink';
import { skipLinkDocs } from './SkipLink.docs';

const meta: Meta<typeof SkipLink> = {
  title: 'Estrutura/SkipLink',
  component: SkipLink,
  tags: ['estavel'],
  parameters: { documentation: skipLinkDocs, docs: { story: { inline: false, height: '160px' } } },
  render: () => (
    <>
      <SkipLink />
      <main id="conteudo" tabIndex={-1}>
        <p>
          O conteúdo da página, com as <Link href="#bagagem">regras de bagagem</Link>.
        </p>
      </main>
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

export const Default: Story = { name: 'Padrão' };

const focusIt: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.tab();
  const link = within(canvasElement).getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', `#${within(canvasElement).getByRole('main').id}`);
};

export const Keyboard: Story = { name: 'Teclado', play: focusIt };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, play: focusIt };
