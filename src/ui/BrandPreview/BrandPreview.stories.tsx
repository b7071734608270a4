import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrandPreview } from './BrandPreview';
import { brandPreviewDocs } from './BrandPreview.docs';
import { sampleBrand, sampleSchemes } from './sampleBrand';

const meta: Meta<typeof BrandPreview> = {
  title: 'Fundamentos/BrandPreview',
  component: BrandPreview,
  tags: ['beta'],
  parameters: { documentation: brandPreviewDocs },
  args: { brand: sampleBrand, schemes: sampleSchemes },
};
export default meta;
type Story = StoryObj<typeof BrandPreview>;

export const Default: Story = { name: 'Padrão' };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { brand: { ...sampleBrand, logotipo: 'Expresso Serra do Espinhaço e Vale' } },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
