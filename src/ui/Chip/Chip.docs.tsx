import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { Inline } from '../Inline/Inline';
import { Chip } from './Chip';

const toggle = (label: string, selected = false) => (
  <Live initial={selected}>{(on, change) => <Chip label={label} selected={on} onToggle={change} />}</Live>
);

const removable = (labels: readonly string[]) => (
  <Live initial={labels}>
    {(shown, change) => (
      <Inline gap={2}>
        {shown.map((label) => (
          <Chip key={label} label={label} onRemove={() => change(shown.filter((one) => one !== label))} />
        ))}
      </Inline>
    )}
  </Live>
);

export const chipDocs: ComponentDocs = {
  summary: 'Uma escolha curta numa pílula: ligada ou desligada, ou à vista até ser removida.',
  status: 'beta',
  useWhen: [
    'Poucos filtros rápidos, que valem na hora: “Manhã”, “Leito”. Use selected e onToggle.',
    'Os filtros já aplicados, à vista acima da lista. Use onRemove.',
  ],
  avoidWhen: [
    'São mais de seis opções ou há contagem em cada uma: use FilterGroup.',
    'A escolha só vale quando o formulário é enviado: use Checkbox.',
    'Só uma pode valer: use RadioGroup.',
    'Só informa, sem ação: use StatusBadge.',
  ],
  examples: [
    {
      right: {
        text: 'Uma ou duas palavras; várias podem estar ligadas.',
        sample: (
          <Inline gap={2}>
            {toggle('Manhã', true)} {toggle('Tarde')} {toggle('Noite')}
          </Inline>
        ),
      },
      wrong: {
        text: 'Sim e não são uma pergunta só: use Switch.',
        sample: (
          <Inline gap={2}>
            {toggle('Com leito', true)} {toggle('Sem leito')}
          </Inline>
        ),
      },
    },
    {
      right: { text: 'O que está aplicado, cada um com seu ×.', sample: removable(['Leito', 'Saída à noite']) },
      wrong: { text: '“Filtro 1” obriga a lembrar o que foi escolhido.', sample: removable(['Filtro 1', 'Filtro 2']) },
    },
  ],
  anatomy: [
    { part: 'Pílula', role: 'Um só botão, com 44 px de altura no mínimo.' },
    { part: 'Marca', role: 'Aparece quando ligada, no lugar do ícone: a cor nunca é o único sinal.' },
    { part: 'Texto e contagem', role: 'O nome do botão.' },
    { part: '× (com onRemove)', role: 'Diz que a pílula some; toda ela responde, não só o ×.' },
  ],
  properties: {
    label: 'De uma a três palavras, que são também o nome acessível.',
    count: 'Número mostrado depois do rótulo.',
    selected: 'Se está escolhida. Com ela a etiqueta liga e desliga.',
    onToggle: 'Chamada com o novo estado, por quem toca.',
    onRemove: 'Tira a etiqueta. Com ela a etiqueta tem um botão de tirar.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco a cada pílula, uma por uma.' },
    { keys: 'Enter ou Espaço', action: 'Liga e desliga, ou remove.' },
  ],
  screenReader: ['“Manhã (8), botão de alternância, pressionado”', 'Removível: “Remover Leito, botão”'],
  wcag: [
    '1.4.1 Uso de cor',
    '1.4.11 Contraste não textual',
    '2.1.1 Teclado',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Uma pílula não é um campo: nada nela pode estar errado.',
    Carregando: 'A escolha vale na hora; o que ela filtra espera no seu próprio lugar.',
    Vazio: 'Sem texto não há pílula: o tipo não deixa.',
  },
};
