import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyListIllustration } from './EmptyListIllustration';
import { Illustration } from './Illustration';
import { illustrationDocs } from './Illustration.docs';
import { illustrations } from './illustrations';
import { Coach, Ipe, Land } from './Scenery';
import './Illustration.stories.css';

const says: Record<keyof typeof illustrations, string> = {
  EmptyListIllustration: 'Lista vazia: o banco espera alguém',
  NoTripsIllustration: 'Sem viagens: o lugar do ônibus na estrada',
  NoTicketsIllustration: 'Sem passagens: um bilhete em branco',
  NoConnectionIllustration: 'Sem conexão: o cabo se soltou',
  ServerTroubleIllustration: 'Falha nossa: falta uma pedra no caminho',
  NotFoundIllustration: 'Página não encontrada: nenhuma placa serve',
  SessionExpiredIllustration: 'Tempo esgotado: o relógio da rodoviária',
  SuccessIllustration: 'Deu certo: o ônibus parte para o sol',
};
const isNamed = (name: string): name is keyof typeof says => name in says;

/** Every drawing with its meaning and import name. */
function Gallery() {
  return (
    <div className="it-drawings">
      {Object.entries(illustrations).map(([name, Drawing]) => (
        <figure key={name}>
          <Drawing />
          <figcaption>
            {isNamed(name) && says[name]}
            <br />
            <code>{name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const meta: Meta<typeof Illustration> = {
  title: 'Fundamentos/Ilustrações',
  component: Illustration,
  tags: ['estavel'],
  parameters: { documentation: illustrationDocs },
  args: { children: null },
};
export default meta;
type Story = StoryObj<typeof Illustration>;

export const Default: Story = { name: 'Padrão', render: () => <EmptyListIllustration /> };

export const States: Story = { name: 'Estados', render: () => <Gallery /> };

export const Parts: Story = {
  name: 'As peças',
  args: {
    children: (
      <>
        <Land />
        <Ipe x={44} y={128} />
        <Coach x={88} y={81} />
      </>
    ),
  },
};
