import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownloadIcon } from '../icons/DownloadIcon';
import { LinkButton } from './LinkButton';

const meta: Meta<typeof LinkButton> = {
  title: 'Ações/LinkButton',
  component: LinkButton,
  args: { href: '#minhas-viagens', children: 'Ver minhas viagens' },
};
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Accent: Story = { args: { variant: 'accent', size: 'large', fullWidth: true } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Download: Story = {
  args: {
    variant: 'secondary',
    children: 'Baixar PDF',
    href: '/api/Bilhetes/1/Pdf',
    download: 'bilhete.pdf',
    icon: <DownloadIcon />,
  },
};
