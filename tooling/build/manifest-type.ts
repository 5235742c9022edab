/** The part of JSON schema that the manifest's schema uses. */
export interface SchemaNode {
  title?: string;
  description?: string;
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  oneOf?: readonly SchemaNode[];
  allOf?: readonly SchemaNode[];
  items?: SchemaNode;
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  additionalProperties?: SchemaNode | boolean;
  definitions?: Readonly<Record<string, SchemaNode>>;
}

/** The TypeScript types of a schema, so that the two cannot drift; a node with a title becomes a type of its own. */
export function typesOf(schema: SchemaNode, name: string): string {
  const declared = new Map<string, string>();

  const declare = (node: SchemaNode, title: string): string => {
    if (!declared.has(title)) {
      declared.set(title, '');
      const comment = node.description ? `/** ${node.description} */\n` : '';
      const text = node.properties
        ? `export interface ${title} ${fieldsOf(node)}`
        : `export type ${title} = ${plainTypeOf(node)};`;
      declared.set(title, comment + text);
    }
    return title;
  };

  const typeOf = (node: SchemaNode): string =>
    node.title && node !== schema ? declare(node, node.title) : plainTypeOf(node);

  const plainTypeOf = (node: SchemaNode): string => {
    if (node.$ref) return typeOf(definition(schema, node.$ref));
    if (node.allOf) return node.allOf.map(typeOf).join(' & ');
    if (node.oneOf) return unionOf(node.oneOf.map(typeOf));
    if (node.const !== undefined) return literal(node.const);
    if (node.enum) return unionOf(node.enum.map(literal));
    if (node.type === 'array' && node.items) return arrayOf(typeOf(node.items));
    if (node.properties) return fieldsOf(node);
    if (typeof node.additionalProperties === 'object')
      return `Record<string, ${typeOf(node.additionalProperties)}>`;
    return node.type === 'integer' ? 'number' : (node.type ?? 'unknown');
  };

  const fieldsOf = ({ properties = {}, required = [] }: SchemaNode): string => {
    const fields = Object.entries(properties).map(([field, node]) => {
      const comment = node.description && !node.title ? `  /** ${node.description} */\n` : '';
      return `${comment}  ${field}${required.includes(field) ? '' : '?'}: ${typeOf(node)};\n`;
    });
    return `{\n${fields.join('')}}`;
  };

  declare(schema, name);
  return [...declared.values()].join('\n\n');
}

function definition({ definitions = {} }: SchemaNode, ref: string): SchemaNode {
  const found = definitions[ref.replace('#/definitions/', '')];
  if (!found) throw new Error(`The schema has no ${ref}.`);
  return found;
}

/** A constant number becomes `number`, since manifests of other contracts are read too. */
const literal = (value: unknown) => (typeof value === 'number' ? 'number' : `'${String(value)}'`);

function unionOf(types: readonly string[]): string {
  const each = [...new Set(types)];
  const isOpen = each.includes('string');
  return each.filter((type) => !isOpen || !type.startsWith("'")).join(' | ');
}

const arrayOf = (item: string) => (item.includes(' | ') ? `(${item})[]` : `${item}[]`);
