import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { measure, space } from '../theme/tokens';
import { Sheet, SheetRow, SheetSection } from './Sheet';
import './Space.css';

const uses: Record<keyof typeof space, string> = {
  '1': 'Entre linhas do mesmo assunto',
  '2': 'Entre ícone e texto; entre etiquetas',
  '3': 'Entre botões vizinhos; entre cartões de uma lista no celular',
  '4': 'A margem da página no celular; entre campos',
  '5': 'Dentro de botões largos',
  '6': 'Dentro de cartões; entre blocos de um formulário',
  '8': 'Entre seções no celular',
  '10': 'Entre seções',
  '12': 'Antes do rodapé',
  '16': 'Na abertura da página inicial',
};
const isStep = (step: string): step is keyof typeof space => step in space;

const measures: Record<keyof typeof measure, string> = {
  page: 'a página inteira',
  form: 'um formulário e o que se lê com ele',
  text: 'um parágrafo',
};
const isMeasure = (name: string): name is keyof typeof measure => name in measure;

function Space() {
  return (
    <Sheet
      title="Espaço"
      lede="Tudo se apoia numa grade de quatro pixels. O que é do mesmo assunto fica perto; o que muda de assunto ganha ar. Na dúvida entre dois passos, o menor dentro e o maior fora."
    >
      <SheetSection title="Escala">
        <ul className="it-plate__rows">
          {Object.entries(space).map(([step, size]) => (
            <SheetRow key={step} name={`${step} · ${size}`} code={`--mui-space-${step}`}>
              <div className="it-space__bar" style={{ width: size }} />
              <p className="it-plate__note">{isStep(step) && uses[step]}</p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Stack e Inline"
        text="Um componente não tem margem externa: quem o põe na tela decide o espaço, com Stack (um sob o outro) e Inline (lado a lado, com quebra)."
      >
        <div className="it-plate__grid">
          <div className="it-plate__tile">
            <p className="it-plate__name">Stack gap=4</p>
            <Stack gap={4}>
              <div className="it-space__box" />
              <div className="it-space__box" />
              <div className="it-space__box" />
            </Stack>
          </div>
          <div className="it-plate__tile">
            <p className="it-plate__name">Inline gap=3</p>
            <Inline gap={3}>
              <div className="it-space__box it-space__box--short" />
              <div className="it-space__box it-space__box--short" />
              <div className="it-space__box it-space__box--short" />
              <div className="it-space__box it-space__box--short" />
            </Inline>
          </div>
        </div>
      </SheetSection>

      <SheetSection title="Larguras">
        <ul className="it-plate__rows">
          {Object.entries(measure).map(([name, width]) => (
            <SheetRow key={name} name={`${name} · ${width}`} code={`--mui-measure-${name}`}>
              <div className="it-space__measure" style={{ width }} />
              <p className="it-plate__note">{isMeasure(name) && `No máximo ${width}: ${measures[name]}.`}</p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Alvo de toque"
        text="Tudo o que se toca tem no mínimo 44 × 44 px, mesmo quando o desenho é menor; entre dois alvos, ao menos 8 px."
      >
        <div className="it-space__targets" aria-hidden="true">
          <span className="it-space__target">44</span>
          <span className="it-space__target">44</span>
        </div>
      </SheetSection>
    </Sheet>
  );
}

const meta: Meta<typeof Space> = { title: 'Fundamentos/Espaço', component: Space };
export default meta;

export const All: StoryObj<typeof Space> = { name: 'Espaço' };
