import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { elevation, radius } from '../theme/tokens';
import { Sheet, SheetSection } from './Sheet';
import './RadiusElevation.css';

const radii: Record<keyof typeof radius, string> = {
  sm: 'O que fica dentro de outra peça: opções de menu, poltronas, dias',
  md: 'Botões, campos, avisos',
  lg: 'Cartões, diálogos e o bilhete',
  xl: 'Painéis que contêm cartões',
  pill: 'Etiquetas, contadores e interruptores',
};
const isRadius = (name: string): name is keyof typeof radius => name in radius;

const heights: Record<keyof (typeof elevation)['light'], string> = {
  '1': 'Cartões parados na página',
  '2': 'Bilhete, menus e o cartão sob o cursor',
  '3': 'Diálogos e avisos, sobre todo o resto',
};
const isHeight = (step: string): step is keyof typeof heights => step in heights;

function RadiusElevation() {
  return (
    <Sheet
      title="Raio e elevação"
      lede="Cantos arredondados como as pedras do caminho: quanto maior a peça, maior o raio. A sombra diz o que está por cima, e só isso."
    >
      <SheetSection title="Raio">
        <ul className="it-plate__grid">
          {Object.entries(radius).map(([name, size]) => (
            <li key={name} className="it-plate__tile">
              <div className="it-radius__sample" style={{ borderRadius: size }} />
              <p className="it-plate__name">
                {name} · {size}
              </p>
              <p className="it-plate__note">{isRadius(name) && radii[name]}</p>
              <code>--mui-radius-{name}</code>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Elevação"
        text="No claro, a sombra tem o calor da página. No escuro, a altura é um fundo mais claro e uma sombra mais funda. No alto contraste, é uma linha."
      >
        <ul className="it-plate__grid it-elevation">
          {Object.keys(elevation.light).map((step) => (
            <li key={step}>
              <div className="it-elevation__sample" style={{ boxShadow: `var(--mui-elevation-${step})` }}>
                <p className="it-plate__name">{step}</p>
                <p className="it-plate__note">{isHeight(step) && heights[step]}</p>
                <code>--mui-elevation-{step}</code>
              </div>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Regras"
        text="Nunca dois cartões um dentro do outro com sombra: o de dentro é sunken. Nunca sombra colorida, nem sombra em texto."
      />
    </Sheet>
  );
}

const meta: Meta<typeof RadiusElevation> = {
  title: 'Fundamentos/Raio e elevação',
  component: RadiusElevation,
};
export default meta;

export const All: StoryObj<typeof RadiusElevation> = { name: 'Raio e elevação' };
