import type { Classe } from '../../../domain/viagens/classe';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { CarroFrota } from '../../../domain/wire/empresa/frota';
import './plantaOnibus.css';

const recursos = { wc: 'WC', escada: 'Esc.', motorista: 'Mot.', geladeira: 'Água' } as const;
const CELL = 10;

/** Plan of a coach, one drawing per deck, front to the left; described in words beside it. */
export function PlantaOnibus({ carro }: { carro: CarroFrota }) {
  const andares = [...new Set(carro.poltronas.map(({ andar }) => andar))].sort((a, b) => a - b);
  return (
    <div className="it-planta">
      {andares.map((andar) => (
        <figure key={andar} className="it-planta__andar">
          {andares.length > 1 && <figcaption>{andar === 1 ? 'Andar de baixo' : 'Andar de cima'}</figcaption>}
          <Desenho carro={carro} andar={andar} />
        </figure>
      ))}
      <ul className="it-planta__legenda" aria-label="Legenda da planta">
        {carro.classes.map(({ classe }) => (
          <li key={classe}>
            <span className="it-planta__amostra" data-classe={classe} aria-hidden="true" />
            {rotulosClasse[classe]}
          </li>
        ))}
        {carro.acessiveis > 0 && (
          <li>
            <span className="it-planta__amostra" data-acessivel="true" aria-hidden="true" />
            Acessível
          </li>
        )}
      </ul>
    </div>
  );
}

function Desenho({ carro, andar }: { carro: CarroFrota; andar: number }) {
  const poltronas = carro.poltronas.filter((poltrona) => poltrona.andar === andar);
  return (
    <svg
      className="it-planta__desenho"
      role="img"
      aria-label={nomeDesenho(poltronas, carro.andares > 1 ? nomeAndar(andar) : 'ônibus')}
      viewBox={`-2 -2 ${carro.filas * CELL + 4} ${carro.colunas * CELL + 4}`}
      focusable="false"
    >
      <rect
        className="it-planta__carroceria"
        x={-1}
        y={-1}
        width={carro.filas * CELL + 2}
        height={carro.colunas * CELL + 2}
        rx={4}
      />
      {poltronas.map(({ numero, fila, coluna, classe, acessivel }) => (
        <g key={numero} data-classe={classe} data-acessivel={acessivel} className="it-planta__poltrona">
          <rect x={fila * CELL + 1} y={coluna * CELL + 1} width={CELL - 2} height={CELL - 2} rx={2} />
          <text x={fila * CELL + CELL / 2} y={coluna * CELL + CELL / 2 + 1.3}>
            {numero}
          </text>
        </g>
      ))}
      {carro.recursos
        .filter((recurso) => recurso.andar === andar)
        .map(({ tipo, fila, coluna }) => (
          <text
            key={`${tipo} ${fila} ${coluna}`}
            className="it-planta__recurso"
            x={fila * CELL + CELL / 2}
            y={coluna * CELL + CELL / 2 + 1.3}
          >
            {recursos[tipo]}
          </text>
        ))}
    </svg>
  );
}

const nomeAndar = (andar: number): string => (andar === 1 ? 'andar de baixo' : 'andar de cima');

function nomeDesenho(poltronas: readonly { classe: Classe }[], parte: string): string {
  const counts = new Map<Classe, number>();
  for (const { classe } of poltronas) counts.set(classe, (counts.get(classe) ?? 0) + 1);
  const words = [...counts].map(([classe, count]) => `${count} poltronas ${rotulosClasse[classe].toLowerCase()}`);
  return `Planta do ${parte}: ${words.join(', ')}`;
}
