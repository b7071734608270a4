import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { Points, Section } from './Section';

/** Parts, fixed texts, keyboard and screen reader output. */
export function Reference({ anatomy, texts = [], keyboard, screenReader }: ComponentDocs) {
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
        <ol className="it-book-heard">
          {screenReader.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Section>
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
