import book from '../../docs/qa/livro.json';
import coverage from '../../docs/qa/cobertura.json';
import { Alert } from '../../src/ui/Alert/Alert';
import './qa.css';

interface Coverage {
  area: string;
  lines: number;
  branches: number;
  functions: number;
}

interface Fault {
  story: string;
  way: string;
  fault: string;
}

const areas: Coverage[] = coverage.areas;
const faults: Fault[] = book.faults;
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('pt-BR');

/** Figures of the last accepted run of the book, and of the last measured coverage. */
export function QaResults() {
  const figures = [
    { value: book.stories, label: 'histórias, cada uma a 320 e a 1280 px' },
    { value: book.axeChecks, label: 'exames do axe, no claro e no escuro' },
    { value: book.pictures, label: 'retratos comparados' },
    { value: book.failed, label: book.failed === 1 ? 'falha' : 'falhas' },
  ];
  return (
    // `sb-unstyled`: the book's prose styles would slant the terms and indent the figures.
    <div className="sb-unstyled qa-results">
      <dl className="qa-figures">
        {figures.map(({ value, label }) => (
          <div key={label} className="qa-figure">
            <dt>{label}</dt>
            <dd>{count.format(value)}</dd>
          </div>
        ))}
      </dl>
      {faults.length === 0 ? (
        <Alert kind="success">Nenhuma violação, nenhum retrato diferente.</Alert>
      ) : (
        <ul>
          {faults.map(({ story, way, fault }) => (
            <li key={`${story} ${way} ${fault}`}>
              <strong>{story}</strong> ({way === 'phone' ? '320 px' : '1280 px'}): {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const proofs = [
  ['Aparece e se comporta', 'Cada play roda até o fim, com as transições de verdade, a 320 px e a 1280 px'],
  ['É acessível', 'axe sem violações, no claro e no escuro, nas duas larguras, com diálogos e menus abertos'],
  ['Cabe', 'A 320 px nada obriga a rolar de lado (WCAG 1.4.10)'],
  ['Parece o que foi aceito', 'O retrato é comparado com o guardado; até 0,3 % dos pixels podem mudar'],
  ['Soa como o que foi aceito', 'A árvore de acessibilidade do Padrão de cada componente é comparada com a guardada'],
  [
    'Está completo',
    'Cada componente tem história, página e teste; cada tipo de história existe ou diz por que não cabe',
  ],
] as const;

/** Checks applied to each story. */
export function Proofs() {
  return (
    <dl className="sb-unstyled qa-proofs">
      {proofs.map(([proof, how]) => (
        <div key={proof} className="qa-proof">
          <dt>{proof}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Coverage of the unit tests by folder: lines, branches and functions. */
export function CoverageTable() {
  if (areas.length === 0) return <p>Ainda não medida nesta versão: `npm run coverage` a mede e a guarda aqui.</p>;
  return (
    <div className="qa-scroll">
      <table className="qa-table">
        <thead>
          <tr>
            {['Pasta', 'Linhas', 'Desvios', 'Funções'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, lines, branches, functions }) => (
            <tr key={area}>
              <th scope="row">
                <code>{area}</code>
              </th>
              <td>{percent.format(lines / 100)}</td>
              <td>{percent.format(branches / 100)}</td>
              <td>{percent.format(functions / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
