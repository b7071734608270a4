import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fontFamily, fontWeight, measure, text } from '../theme/tokens';
import { Sheet, SheetRow, SheetSection } from './Sheet';
import './Typography.css';

const uses: Record<keyof typeof text, string> = {
  xs: 'Códigos e legendas; nunca uma frase inteira',
  sm: 'Rótulos, dicas e erros de campo',
  md: 'O texto: nada que se lê inteiro é menor',
  lg: 'Abertura de página, horários',
  xl: 'Título de cartão e de diálogo',
  '2xl': 'Título de seção',
  '3xl': 'Título de página',
  display: 'A promessa da página inicial; cresce com a tela',
};

const weights: Record<keyof typeof fontWeight, string> = {
  regular: 'Texto corrido',
  medium: 'Rótulos de campo',
  bold: 'Botões, títulos, preços',
  heavy: 'Título de página',
};

const isStep = (step: string): step is keyof typeof text => step in text;
const isWeight = (weight: string): weight is keyof typeof fontWeight => weight in fontWeight;

function Typography() {
  return (
    <Sheet
      title="Tipografia"
      lede="As telas são escritas em Figtree. Se ela não chega a tempo, a pessoa lê na letra do próprio sistema até a próxima página, e nada se move. A hierarquia vem do tamanho e do peso."
    >
      <SheetSection
        title="Escala"
        text="Oito passos, razão de cerca de 1,25. Em rem: quem aumenta o texto do navegador aumenta tudo."
      >
        <ul className="it-plate__rows">
          {Object.entries(text).map(([step, size]) => (
            <SheetRow key={step} name={step} code={`--mui-text-${step}`}>
              <p className="it-type__sample" style={{ fontSize: size }}>
                Do Oiapoque ao Chuí
              </p>
              <p className="it-plate__note">
                {isStep(step) && uses[step]} · <code>{size}</code>
              </p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection title="Pesos">
        <ul className="it-plate__rows">
          {Object.entries(fontWeight).map(([name, weight]) => (
            <SheetRow key={name} name={name} code={`--mui-fontWeight-${name}`}>
              <p style={{ fontWeight: weight, fontSize: text.xl }}>São Paulo → Belo Horizonte</p>
              <p className="it-plate__note">
                {isWeight(name) && weights[name]} · <code>{weight}</code>
              </p>
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Algarismos"
        text="Preços, horários e códigos usam algarismos da mesma largura (classe it-tabular), para que se comparem de relance."
      >
        <div className="it-plate__grid">
          <div className="it-plate__tile">
            <p className="it-plate__name">Com it-tabular</p>
            <p className="it-tabular it-type__figures">
              R$ 111,10
              <br />
              R$ 189,90
              <br />
              R$ 204,75
            </p>
          </div>
          <div className="it-plate__tile">
            <p className="it-plate__name">Sem</p>
            <p className="it-type__figures it-type__figures--loose">
              R$ 111,10
              <br />
              R$ 189,90
              <br />
              R$ 204,75
            </p>
          </div>
        </div>
      </SheetSection>

      <SheetSection
        title="Linha de leitura"
        text={`Um parágrafo tem no máximo ${measure.text} de largura, e entrelinha de 1,5.`}
      >
        <p className="it-type__paragraph">
          Chegue à rodoviária 30 minutos antes da partida, com um documento oficial com foto. Crianças também precisam
          de documento. A poltrona é sua até o horário de saída; depois dele, o bilhete vale por um ano para outra data.
        </p>
      </SheetSection>

      <SheetSection title="Família">
        <p>
          <code>{fontFamily}</code>
        </p>
      </SheetSection>

      <SheetSection title="Regras">
        <ul className="it-type__rules">
          <li>Um h1 por tela; os níveis não pulam (Page e Card já cuidam disso).</li>
          <li>Só a primeira letra da frase em maiúscula, também em títulos e botões.</li>
          <li>Nunca texto em imagem, nem justificado, nem todo em maiúsculas.</li>
          <li>Com texto a 200 %, nada some e nada se sobrepõe: use alturas mínimas, nunca fixas.</li>
        </ul>
      </SheetSection>
    </Sheet>
  );
}

const meta: Meta<typeof Typography> = { title: 'Fundamentos/Tipografia', component: Typography };
export default meta;

export const All: StoryObj<typeof Typography> = { name: 'Tipografia' };
