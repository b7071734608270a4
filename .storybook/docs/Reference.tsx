import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import type { HeardState } from './ariaTrees';
import { Points, Section } from './Section';

export interface ReferenceProps extends ComponentDocs {
  /** States as a screen reader gets them, the usual one first. */
  heard: readonly HeardState[];
}

/** Parts, fixed texts, keyboard and what a screen reader gets. */
export function Reference({ anatomy, texts = [], keyboard, screenReader, heard }: ReferenceProps) {
  return (
    <>
      <Section title="Anatomia">
        <ol className="it-book-anatomy">
          {anatomy.map(({ part, role }) => (
            <li key={part}>
              <strong>{part}</strong> {role}
            </li>
          ))}
        </ol>
      </Section>
      {texts.length > 0 && (
        <Section title="Textos">
          <p>Letra por letra, como a especificação manda:</p>
          <Points items={texts} />
        </Section>
      )}
      <Section title="Teclado">
        {keyboard.length === 0 ? <p>Não recebe foco: nenhuma tecla age aqui.</p> : <Keys keyboard={keyboard} />}
      </Section>
      <Section title="Leitor de tela">
        {heard.length > 0 && <Heard states={heard} />}
        <details>
          <summary>Roteiro para o teste com um leitor de tela</summary>
          <ol className="it-book-heard">
            {screenReader.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      </Section>
    </>
  );
}

/** The trees that the browser hands to a screen reader. */
function Heard({ states }: { states: readonly HeardState[] }) {
  return (
    <>
      <p>
        A árvore que o navegador entrega ao leitor de tela em cada história, como a última passagem aceita a gravou:
      </p>
      {states.map(({ name, tree }) => (
        <details key={name} open={name === 'Padrão'}>
          <summary>{name}</summary>
          {tree === '' ? (
            <p>Nada: é só desenho, e o leitor de tela passa por cima.</p>
          ) : (
            <pre className="it-book-tree">{tree}</pre>
          )}
        </details>
      ))}
    </>
  );
}

function Keys({ keyboard }: Pick<ComponentDocs, 'keyboard'>) {
  return (
    <table className="it-book-table">
      <thead>
        <tr>
          <th scope="col">Teclas</th>
          <th scope="col">O que acontece</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, action }) => (
          <tr key={keys + action}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Conformance and history of the component. */
export function Standing({ wcag, spec = [], history, notApplicable = {} }: ComponentDocs) {
  const left = Object.entries(notApplicable);
  return (
    <>
      <Section title="Critérios">
        <ul className="it-book-tags">
          {[...wcag.map((item) => `WCAG ${item}`), ...spec.map((item) => `Especificação ${item}`)].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </Section>
      {left.length > 0 && (
        <Section title="O que não se aplica">
          <dl className="it-book-defined">
            {left.map(([kind, reason]) => (
              <div key={kind}>
                <dt>{kind}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title="Histórico">
        <dl className="it-book-defined">
          {history.map(({ version, change }) => (
            <div key={version + change}>
              <dt>{version}</dt>
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
