import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { Switch } from './Switch';

const sample = (label: string, initial = false) => (
  <Live initial={initial}>
    {(on, onChange) => <Switch name="idaVolta" label={label} checked={on} onChange={onChange} />}
  </Live>
);

export const switchDocs: ComponentDocs = {
  summary: 'Um sim ou não que vale na hora.',
  status: 'estavel',
  useWhen: ['A tela muda assim que a pessoa toca: “Ida e volta” mostra a data de volta.'],
  avoidWhen: [
    'Só vale quando o formulário é enviado: use Checkbox.',
    'São duas alternativas com nome próprio: use RadioGroup.',
  ],
  examples: [
    {
      right: { text: 'O rótulo nomeia o que fica ligado.', sample: sample('Ida e volta') },
      wrong: { text: 'Um rótulo que é pergunta deixa em dúvida o que ligado quer dizer.', sample: sample('Só ida?') },
    },
    {
      right: { text: 'Um só interruptor.', sample: sample('Ida e volta', true) },
      wrong: {
        text: 'Dois que se excluem.',
        sample: (
          <Stack gap={1}>
            {sample('Só ida')}
            {sample('Ida e volta', true)}
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Trilho', role: 'Muda de cor e de posição: a cor nunca é o único sinal.' },
    { part: 'Rótulo', role: 'Ao lado; também responde ao toque. A linha tem 44 px.' },
  ],
  properties: {
    checked: 'Se está ligado.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao interruptor.' },
    { keys: 'Espaço', action: 'Liga e desliga.' },
  ],
  screenReader: ['“Ida e volta, interruptor, desligado”'],
  wcag: ['1.4.1 Uso de cor', '1.4.11 Contraste não textual', '2.1.1 Teclado', '4.1.2 Nome, função, valor'],
  spec: ['§2'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Ligado e desligado estão sempre certos.',
    Carregando: 'Responde na hora; o que depende dele espera no seu próprio lugar.',
    Vazio: 'Sempre está ligado ou desligado; desligado está em Padrão.',
  },
};
