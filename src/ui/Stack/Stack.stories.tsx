import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const boxes = ['Origem', 'Destino', 'Data'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Stack> = { title: 'Estrutura/Stack', component: Stack, args: { children: boxes } };
export default meta;
type Story = StoryObj<typeof Stack>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 8 } };
