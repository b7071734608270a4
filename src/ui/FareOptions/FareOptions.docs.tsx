import type { ComponentDocs } from '../docs/componentDocs';
import { FareOptions } from './FareOptions';
import type { FareOption } from './FareOptions';

const executivo: FareOption = {
  id: 'executivo',
  classe: 'Executivo',
  preco: 'R$ 112,50',
  inclui: ['Poltrona que reclina 130°'],
  poltronasLivres: 23,
};
const leito: FareOption = {
  id: 'leito',
  classe: 'Leito',
  preco: 'R$ 204,90',
  inclui: ['Poltrona que reclina 160°', 'Água e manta'],
  poltronasLivres: 4,
};
const quiet = { value: 'executivo', onChange: () => undefined };

export const fareOptionsDocs: ComponentDocs = {
  summary: 'Escolher a classe de uma viagem: o preço completo de cada uma e o que vem junto.',
  status: 'beta',
  useWhen: ['A mesma partida tem duas classes ou mais, e a pessoa compara antes de ver as poltronas.'],
  avoidWhen: [
    'Só se informa o preço ao lado do mapa: use SeatLegend.',
    'As opções não têm preço nem lista do que incluem: use RadioGroup.',
  ],
  examples: [
    {
      right: {
        text: 'Cada classe diz o que inclui em fatos que se comparam.',
        sample: <FareOptions {...quiet} label="Exemplo certo" options={[executivo, leito]} />,
      },
      wrong: {
        text: '“Conforto superior” não se compara com nada.',
        sample: (
          <FareOptions
            {...quiet}
            label="Exemplo errado"
            options={[executivo, { ...leito, inclui: ['Conforto superior'] }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Classe e preço', role: 'O nome do botão de opção: preço por poltrona, com taxas.' },
    { part: 'Destaque (opcional)', role: 'Uma palavra; no máximo uma classe por grupo.' },
    { part: 'O que inclui', role: 'Fatos, na mesma ordem em todas as classes.' },
    { part: 'Poltronas', role: 'Quantas restam; sem nenhuma, a opção fica indisponível.' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Entra na opção escolhida, ou na primeira.' },
    { keys: '↑ ↓ ← →', action: 'Escolhe a opção ao lado, pulando as esgotadas.' },
    { keys: 'Espaço', action: 'Escolhe a opção em foco.' },
  ],
  screenReader: [
    '“Classe, grupo”',
    '“Semileito R$ 154,90, botão de opção, 2 de 3; Mais vendida; Poltrona que reclina 150°…; 4 poltronas livres”',
    'Com erro: “Escolha a classe para continuar.”, na descrição do grupo',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '2.1.1 Teclado', '2.5.8 Tamanho do alvo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
