import type { StoredValue } from '../../services/ports';
import type { JoinForm, TypedForm } from '../../ui/form/typed/typedForms';
import { languageInAddress } from '../../words/language';
import { plainLink } from './followLinks';

/** Text kept for one page: of its forms, and of named fields outside of such forms. */
interface KeptText {
  path: string;
  forms?: { names: string; typed: Record<string, unknown> }[];
  fields: Record<string, string> | null;
}

interface TypedFormsOptions {
  kept: StoredValue;
  path: () => string;
  /** Named fields of a page whose form has values of its own (home); null elsewhere. */
  fields: () => Record<string, string> | null;
}

interface KeptForms {
  join: JoinForm;
  /** Keeps what the forms of the page have; words of passwords and sent codes stay out. */
  keep: (page: ParentNode) => void;
  /** The fields kept before this page was loaded; null without any. */
  fields: () => Record<string, string> | null;
}

/** Passwords, also while they are shown, and codes that were sent. */
const SECRETS = '[type=password],[autocomplete$=password],[autocomplete=one-time-code]';

/**
 * Keeps what is typed into the forms of a page while a change of language loads it anew. The tab's storage holds it for
 * that time; a form with values of the same names, on the same page, takes it once.
 */
export function keepForms({ kept, path, fields }: TypedFormsOptions): KeptForms {
  const present = new Set<TypedForm>();
  let before: KeptText | null | undefined;
  const text = (): KeptText | null => {
    before ??= parse(kept.read());
    kept.remove();
    return before?.path === path() ? before : null;
  };
  return {
    join: (form) => {
      present.add(form);
      const found = text()?.forms?.find(({ names }) => names === form.names);
      if (found) {
        // Taken: the next form of these values begins with its own.
        found.names = '';
        form.fill(found.typed);
      }
      return () => void present.delete(form);
    },
    keep: (page) => {
      const secrets = new Set([...page.querySelectorAll<HTMLInputElement>(SECRETS)].map(({ name }) => name));
      const forms = [...present].map((form) => ({ names: form.names, typed: without(form.typed(), secrets) }));
      kept.write(JSON.stringify({ path: path(), forms, fields: fields() } satisfies KeptText));
    },
    fields: () => text()?.fields ?? null,
  };
}

const without = (values: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

/** Only {@link KeptForms.keep} writes the text; a text that cannot be read is none. */
function parse(text: string | null): KeptText | null {
  try {
    return JSON.parse(text ?? 'null') as KeptText | null;
  } catch {
    return null;
  }
}

/** Calls `keep` before a link to this page in another language is followed. Returns the unsubscribe function. */
export function watchLanguageLinks(target: Document, keep: () => void): () => void {
  const look = (event: MouseEvent): void => {
    if (languageInAddress(plainLink(event)?.getAttribute('href') ?? '') !== null) keep();
  };
  target.addEventListener('click', look);
  return () => target.removeEventListener('click', look);
}
