import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Inline } from './Inline';

const boxes = ['Origem', 'Destino', 'Data'].map((text) => <Card key={text}>{text}</Card>);

const meta: Meta<typeof Inline> = { title: 'Estrutura/Inline', component: Inline, args: { children: boxes } };
export default meta;
type Story = StoryObj<typeof Inline>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end', align: 'start' } };
