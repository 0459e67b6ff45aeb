/* Saves and loads states in a native build: objects of compiled classes to JSON and back, without anything in between.

   What is written is byte for byte what msgspec writes of the structs; `codec.h` explains the tables that say how.
   What is not in them (floats, whole numbers beyond 64 bits, classes that no state holds) goes through msgspec's
   encoder. Reading is as strict as msgspec is, and raises the same errors: DecodeError where it is no JSON,
   ValidationError where it is not of this shape, RecursionError, UnicodeDecodeError. */

#include "codec.h"

static PyObject *DecodeError, *ValidationError;
static PyObject *otherwise; /* msgspec's encoder */

static const char TAG_KEY[] = "\"is\":";
static const char TAG_NAME[] = "is";

/* ---- Classes ----------------------------------------------------------------------------------------------------- */

/* Learn the defaults of a class; imports its module, if need be. */
static int prepare(Class *cls) {
    if (*cls->type == NULL) {
        PyObject *module = PyImport_ImportModule(cls->module);
        if (module == NULL) return -1;
        Py_DECREF(module);
    }
    PyObject *defaults = PyObject_GetAttrString((PyObject *)*cls->type, "_defaults");
    if (defaults == NULL) return -1;
    for (Field *field = cls->fields; field < cls->fields + cls->count; field++) {
        if (field->missing != DEFAULT) continue;
        PyObject *name = PyUnicode_FromStringAndSize(field->key + 1, field->key_size - 3);
        if (name == NULL) goto failed;
        PyObject *value = PyObject_GetItem(defaults, name);
        Py_DECREF(name);
        if (value == NULL) goto failed;
        Py_XSETREF(field->value, value); /* kept as long as the program runs */
        if (field->holds == HOLDS_INT) {
            if (!PyLong_Check(value)) {
                PyErr_Format(PyExc_TypeError, "%s.%s has a default that is no int", cls->module, cls->name);
                goto failed;
            }
            field->number = CPyTagged_FromObject(value);
        } else if (field->holds == HOLDS_BOOL) {
            field->number = value == Py_True;
        }
    }
    Py_DECREF(defaults);
    cls->ready = true;
    return 0;
failed:
    Py_DECREF(defaults);
    return -1;
}

static inline void *place_of(const Field *field, PyObject *object) {
    return (char *)object + field->offset;
}

static inline uint64_t eight(const char *from) {
    uint64_t word;
    memcpy(&word, from, sizeof word);
    return word;
}

static inline uint32_t four(const char *from) {
    uint32_t word;
    memcpy(&word, from, sizeof word);
    return word;
}

/* A short text as one number, which no other text of this length has (up to eight bytes). */
static inline uint64_t up_to_eight(const char *text, Py_ssize_t size) {
    if (size >= 4) return (uint64_t)four(text) << 32 | four(text + size - 4);
    if (size == 0) return 0;
    const unsigned char *bytes = (const unsigned char *)text;
    return (uint64_t)bytes[0] << 16 | (uint64_t)bytes[size / 2] << 8 | bytes[size - 1];
}

static inline uint64_t hash_of(const char *text, Py_ssize_t size) {
    const uint64_t odd = 0x9E3779B97F4A7C15u;
    uint64_t hash = (uint64_t)size * odd;
    for (; size > 8; size -= 8, text += 8) hash = (hash ^ eight(text) ^ hash >> 31) * odd;
    hash = (hash ^ up_to_eight(text, size) ^ hash >> 31) * odd;
    return hash >> 32;
}

static inline bool same(const char *one, const char *other, Py_ssize_t size) {
    for (; size > 8; size -= 8, one += 8, other += 8)
        if (eight(one) != eight(other)) return false;
    return up_to_eight(one, size) == up_to_eight(other, size);
}

/* Marks the bytes of a word that a text of JSON cannot hold as they are: quotes, backslashes, and below 0x20. Only the
   lowest mark is sure to be right, which is the first byte where the lowest comes first. */
static inline uint64_t unusual(uint64_t word) {
    const uint64_t ones = 0x0101010101010101u;
    uint64_t quotes = word ^ ones * '"', slashes = word ^ ones * '\\';
    uint64_t found = ((quotes - ones) & ~quotes) | ((slashes - ones) & ~slashes) | ((word - ones * 0x20) & ~word);
    return found & ones * 0x80;
}

/* The class of an object, if it is in the tables. Types stay as long as the program runs, so that an address says
   which it is. */
enum { KNOWN_TYPES = 1024, TRIES = 8 };
static struct { PyTypeObject *type; Class *cls; } known_types[KNOWN_TYPES];

static Class *class_of(PyTypeObject *type) {
    size_t from = ((size_t)type >> 4) * 31, at;
    for (size_t tried = 0; tried < TRIES; tried++) {
        at = (from + tried) % KNOWN_TYPES;
        if (likely(known_types[at].type == type)) return known_types[at].cls;
        if (known_types[at].type == NULL) break;
    }
    for (Py_ssize_t i = 0; i < codec_class_count; i++) {
        if (*codec_classes[i].type == type) {
            known_types[at].type = type;
            return known_types[at].cls = &codec_classes[i];
        }
    }
    return NULL;
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

typedef struct {
    char *data;
    Py_ssize_t size, room;
} Out;

static Out spare; /* the memory of the last call, for the next one */
enum { FIRST_ROOM = 1 << 14, MOST_SPARE = 1 << 18 };

static int grow(Out *out, Py_ssize_t more) {
    Py_ssize_t room = Py_MAX(Py_MAX(out->room * 2, out->size + more), FIRST_ROOM);
    char *data = PyMem_Realloc(out->data, room);
    if (data == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    out->data = data;
    out->room = room;
    return 0;
}

static inline int make_room(Out *out, Py_ssize_t more) {
    return likely(out->room - out->size >= more) ? 0 : grow(out, more);
}

static inline int put(Out *out, const char *text, Py_ssize_t size) {
    if (make_room(out, size) < 0) return -1;
    memcpy(out->data + out->size, text, size);
    out->size += size;
    return 0;
}

static inline int put_char(Out *out, char one) {
    if (make_room(out, 1) < 0) return -1;
    out->data[out->size++] = one;
    return 0;
}

/* In place of a last comma, if there is one. */
static inline int put_end(Out *out, char end) {
    if (out->data[out->size - 1] == ',') {
        out->data[out->size - 1] = end;
        return 0;
    }
    return put_char(out, end);
}

static int put_number(Out *out, int64_t number) {
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *--at = '-';
    return put(out, at, digits + sizeof digits - at);
}

/* Copy a text if nothing in it has to be escaped. */
static inline bool copy_usual(char *to, const char *from, Py_ssize_t size) {
    if (size >= 8) {
        uint64_t last = eight(from + size - 8), found = unusual(last);
        for (Py_ssize_t at = 0; at < size - 8; at += 8) {
            uint64_t word = eight(from + at);
            found |= unusual(word);
            memcpy(to + at, &word, 8);
        }
        memcpy(to + size - 8, &last, 8);
        return !found;
    }
    if (size >= 4) {
        uint32_t first = four(from), last = four(from + size - 4);
        memcpy(to, &first, 4);
        memcpy(to + size - 4, &last, 4);
        return !unusual((uint64_t)first << 32 | last);
    }
    for (Py_ssize_t at = 0; at < size; at++) to[at] = from[at];
    return !unusual(up_to_eight(from, size) | (size ? 0x2020202020000000u : 0x2020202020202020u));
}

static int put_text(Out *out, PyObject *text) {
    Py_ssize_t size;
    const char *from;
    if (likely(PyUnicode_IS_COMPACT_ASCII(text))) {
        from = (const char *)((PyASCIIObject *)text + 1);
        size = PyUnicode_GET_LENGTH(text);
    } else {
        from = PyUnicode_AsUTF8AndSize(text, &size);
        if (from == NULL) return -1;
    }
    if (make_room(out, size * 6 + 2) < 0) return -1; /* at worst, all of it is \u001f */
    char *to = out->data + out->size;
    *to++ = '"';
    if (likely(copy_usual(to, from, size))) {
        to[size] = '"';
        out->size += size + 2;
        return 0;
    }
    for (const char *end = from + size; from < end; from++) {
        unsigned char one = (unsigned char)*from;
        if (likely(one >= 0x20 && one != '"' && one != '\\')) {
            *to++ = (char)one;
            continue;
        }
        *to++ = '\\';
        switch (one) {
            case '"': case '\\': *to++ = (char)one; break;
            case '\b': *to++ = 'b'; break;
            case '\f': *to++ = 'f'; break;
            case '\n': *to++ = 'n'; break;
            case '\r': *to++ = 'r'; break;
            case '\t': *to++ = 't'; break;
            default:
                memcpy(to, "u00", 3);
                to[3] = "0123456789abcdef"[one >> 4];
                to[4] = "0123456789abcdef"[one & 15];
                to += 5;
        }
    }
    *to++ = '"';
    out->size = to - out->data;
    return 0;
}

/* What is not in the tables. */
static int put_otherwise(Out *out, PyObject *value) {
    if (otherwise == NULL) {
        PyErr_SetString(PyExc_RuntimeError, "the codec is not set up");
        return -1;
    }
    PyObject *made = PyObject_CallOneArg(otherwise, value);
    if (made == NULL) return -1;
    int result = put(out, PyBytes_AS_STRING(made), PyBytes_GET_SIZE(made));
    Py_DECREF(made);
    return result;
}

static int put_value(Out *out, PyObject *value);

static int put_int(Out *out, PyObject *value) {
    int overflow;
    long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (unlikely(overflow)) return put_otherwise(out, value);
    return put_number(out, number);
}

/* The value of one field. */
static int put_field(Out *out, const Class *cls, const Field *field, PyObject *object) {
    void *place = place_of(field, object);
    PyObject *value = NULL;
    int result;
    switch ((Holds)field->holds) {
        case HOLDS_OBJECT:
            value = *(PyObject **)place;
            if (unlikely(value == NULL)) break;
            Py_INCREF(value);
            result = put_value(out, value);
            Py_DECREF(value);
            return result;
        case HOLDS_INT: {
            CPyTagged number = *(CPyTagged *)place;
            if (likely(CPyTagged_CheckShort(number))) return put_number(out, CPyTagged_ShortAsSsize_t(number));
            if (number == CPY_INT_TAG) break;
            return put_int(out, CPyTagged_LongAsObject(number));
        }
        case HOLDS_BOOL: {
            char held = *(char *)place;
            if (unlikely(held == 2)) break;
            return held ? put(out, "true", 4) : put(out, "false", 5);
        }
        case HOLDS_OTHERWISE: {
            PyObject *name = PyUnicode_FromStringAndSize(field->key + 1, field->key_size - 3);
            if (name == NULL) return -1;
            value = PyObject_GetAttr(object, name);
            Py_DECREF(name);
            if (value == NULL) return -1;
            result = put_value(out, value);
            Py_DECREF(value);
            return result;
        }
    }
    PyErr_Format(PyExc_AttributeError, "a field of %s has no value: %s", cls->name, field->key);
    return -1;
}

/* Whether a field is left out: 1, 0, or -1 with an error. */
static int is_left_out(const Field *field, PyObject *object) {
    void *place = place_of(field, object);
    if (field->left_out == NEVER) return 0;
    if (field->holds == HOLDS_INT) {
        CPyTagged held = *(CPyTagged *)place;
        if (held == field->number) return 1;
        if (likely(CPyTagged_CheckShort(held) || CPyTagged_CheckShort(field->number))) return 0;
        if (held == CPY_INT_TAG) return 0;
        return PyObject_RichCompareBool(CPyTagged_LongAsObject(held), field->value, Py_EQ);
    }
    if (field->holds == HOLDS_BOOL) return *(char *)place == (char)field->number;
    PyObject *held;
    if (field->holds == HOLDS_OTHERWISE) {
        PyObject *name = PyUnicode_FromStringAndSize(field->key + 1, field->key_size - 3);
        if (name == NULL) return -1;
        held = PyObject_GetAttr(object, name);
        Py_DECREF(name);
        if (held == NULL) return -1;
    } else {
        held = *(PyObject **)place;
        if (unlikely(held == NULL)) return 0; /* writing it says what is wrong */
        Py_INCREF(held);
    }
    int result = held == field->value;
    if (field->left_out == IF_NONE) {
        result = held == Py_None;
    } else if (field->left_out == IF_EMPTY) {
        if (PyList_CheckExact(held)) result = PyList_GET_SIZE(held) == 0;
        else if (PyDict_CheckExact(held)) result = PyDict_GET_SIZE(held) == 0;
        else {
            result = PyObject_IsTrue(held);
            if (result >= 0) result = !result;
        }
    } else if (field->left_out == IF_EQUAL && !result) {
        if (PyUnicode_CheckExact(held) && PyUnicode_CheckExact(field->value) &&
            PyUnicode_GET_LENGTH(held) != PyUnicode_GET_LENGTH(field->value))
            result = 0;
        else
            result = PyObject_RichCompareBool(held, field->value, Py_EQ);
    }
    Py_DECREF(held);
    return result;
}

static int put_object(Out *out, Class *cls, PyObject *object) {
    if (unlikely(!cls->ready) && prepare(cls) < 0) return -1;
    const Field *end = cls->fields + cls->count;
    if (put_char(out, cls->in_a_row ? '[' : '{') < 0) return -1;
    if (cls->tag != NULL) {
        if (!cls->in_a_row && put(out, TAG_KEY, sizeof TAG_KEY - 1) < 0) return -1;
        if (put_char(out, '"') < 0 || put(out, cls->tag, cls->tag_size) < 0 || put(out, "\",", 2) < 0) return -1;
    }
    for (const Field *field = cls->fields; field < end; field++) {
        int left_out = is_left_out(field, object);
        if (left_out < 0) return -1;
        if (left_out) continue;
        if (!cls->in_a_row && put(out, field->key, field->key_size) < 0) return -1;
        if (put_field(out, cls, field, object) < 0 || put_char(out, ',') < 0) return -1;
    }
    return put_end(out, cls->in_a_row ? ']' : '}');
}

static int put_row(Out *out, PyObject *row) {
    if (put_char(out, '[') < 0) return -1;
    bool is_list = PyList_CheckExact(row);
    for (Py_ssize_t i = 0; i < Py_SIZE(row); i++) {
        PyObject *one = is_list ? PyList_GET_ITEM(row, i) : PyTuple_GET_ITEM(row, i);
        int result;
        if (PyUnicode_CheckExact(one)) {
            result = put_text(out, one);
        } else {
            Py_INCREF(one);
            result = put_value(out, one);
            Py_DECREF(one);
        }
        if (result < 0 || put_char(out, ',') < 0) return -1;
    }
    return put_end(out, ']');
}

static int put_set(Out *out, PyObject *set) {
    PyObject *each = PyObject_GetIter(set), *one;
    if (each == NULL) return -1;
    if (put_char(out, '[') < 0) goto failed;
    while ((one = PyIter_Next(each)) != NULL) {
        int result = put_value(out, one);
        Py_DECREF(one);
        if (result < 0 || put_char(out, ',') < 0) goto failed;
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : put_end(out, ']');
failed:
    Py_DECREF(each);
    return -1;
}

static int put_dict(Out *out, PyObject *dict) {
    PyObject *key, *value;
    Py_ssize_t at = 0, began = out->size;
    if (put_char(out, '{') < 0) return -1;
    while (PyDict_Next(dict, &at, &key, &value)) {
        int result;
        if (PyUnicode_CheckExact(key)) {
            result = put_text(out, key);
        } else if (PyLong_CheckExact(key)) {
            if (put_char(out, '"') < 0 || put_int(out, key) < 0) return -1;
            result = put_char(out, '"');
        } else {
            out->size = began; /* msgspec knows more keys, and says what is wrong with others */
            return put_otherwise(out, dict);
        }
        if (result < 0 || put_char(out, ':') < 0) return -1;
        Py_INCREF(value);
        result = put_value(out, value);
        Py_DECREF(value);
        if (result < 0 || put_char(out, ',') < 0) return -1;
    }
    return put_end(out, '}');
}

static int put_value(Out *out, PyObject *value) {
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyUnicode_Type) return put_text(out, value);
    if (type == &PyLong_Type) return put_int(out, value);
    if (value == Py_None) return put(out, "null", 4);
    if (type == &PyBool_Type) return value == Py_True ? put(out, "true", 4) : put(out, "false", 5);
    if (Py_EnterRecursiveCall(" while serializing an object")) return -1;
    int result;
    Class *cls;
    if (type == &PyList_Type || type == &PyTuple_Type) result = put_row(out, value);
    else if (type == &PyDict_Type) result = put_dict(out, value);
    else if (type == &PyFrozenSet_Type || type == &PySet_Type) result = put_set(out, value);
    else if ((cls = class_of(type)) != NULL) result = put_object(out, cls, value);
    else result = put_otherwise(out, value);
    Py_LeaveRecursiveCall();
    return result;
}

static PyObject *codec_encode(PyObject *module, PyObject *value) {
    Out out = spare; /* taken away, in case that something in between saves, too */
    memset(&spare, 0, sizeof spare);
    out.size = 0;
    PyObject *made = NULL;
    if (make_room(&out, 1) == 0 && put_value(&out, value) == 0) made = PyBytes_FromStringAndSize(out.data, out.size);
    if (spare.data == NULL && out.room <= MOST_SPARE) spare = out;
    else PyMem_Free(out.data);
    return made;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const unsigned char *at, *end, *start;
    PyObject **items; /* of the lists that are being read, one after another */
    Py_ssize_t used, room;
    const Class *cls; /* what is being read, for errors */
    const Field *field;
} In;

static int malformed(const In *in, const char *why) {
    PyErr_Format(DecodeError, "JSON is malformed: %s (byte %zd)", why, (Py_ssize_t)(in->at - in->start));
    return -1;
}

static int truncated(void) {
    PyErr_SetString(DecodeError, "Input data was truncated");
    return -1;
}

/* Says where: in which field of which class. */
static int refused(const In *in, const char *why) {
    char where[120] = "";
    if (in->field != NULL)
        PyOS_snprintf(where, sizeof where, " - at `%.*s` of `%s`", in->field->key_size - 3, in->field->key + 1,
                      in->cls->name);
    else if (in->cls != NULL)
        PyOS_snprintf(where, sizeof where, " - in `%s`", in->cls->name);
    PyErr_Format(ValidationError, "%s%s", why, where);
    return -1;
}

/* The same about a name; `before` and `after` stand around it. */
static int refused_name(const In *in, const char *before, const char *name, Py_ssize_t size, const char *after) {
    char text[160];
    PyOS_snprintf(text, sizeof text, "%s%.*s%s", before, (int)Py_MIN(size, 80), name, after);
    for (char *one = text; *one; one++) /* what is quoted may not be whole UTF-8 */
        if ((unsigned char)*one >= 0x80) *one = '?';
    return refused(in, text);
}

static int wrong_type(const In *in, const Shape *shape, const char *got) {
    static const struct { uint8_t bit; const char *name; } NAMES[] = {
        {ALLOWS_INT, "int"}, {ALLOWS_FLOAT, "float"}, {ALLOWS_TEXT, "str"},
        {ALLOWS_BOOL, "bool"}, {ALLOWS_NONE, "null"},
    };
    char expected[80] = "";
    if (shape->from_list != NOTHING) strcat(expected, " | array");
    if (shape->from_object != NOTHING) strcat(expected, " | object");
    for (size_t i = 0; i < Py_ARRAY_LENGTH(NAMES); i++) {
        if (shape->allows & NAMES[i].bit) {
            strcat(expected, " | ");
            strcat(expected, NAMES[i].name);
        }
    }
    char text[160];
    PyOS_snprintf(text, sizeof text, "Expected `%s`, got `%s`", expected + 3, got);
    return refused(in, text);
}

static Shape AN_INT = {.allows = ALLOWS_INT}, A_BOOL = {.allows = ALLOWS_BOOL};
static Shape AN_EMPTY_LIST = {.from_list = FIXED_TUPLE}, ONLY_NULL = {.allows = ALLOWS_NONE};

static int after_space(In *in) {
    for (; in->at < in->end; in->at++) {
        unsigned char one = *in->at;
        if (one != ' ' && one != '\n' && one != '\r' && one != '\t') return one;
    }
    return truncated();
}

/* The next character that is no space, which stays; -1 with an error at the end. */
static inline int next_char(In *in) {
    if (likely(in->at < in->end && *in->at > ' ')) return *in->at;
    return after_space(in);
}

static int expect(In *in, char wanted, const char *why) {
    int one = next_char(in);
    if (one < 0) return -1;
    if (one != wanted) return malformed(in, why);
    in->at++;
    return 0;
}

static int goes_on_slowly(In *in, char end) {
    int one = next_char(in);
    if (one < 0) return -1;
    if (one == ',') {
        in->at++;
        if ((one = next_char(in)) < 0) return -1;
        if (one == end) return malformed(in, end == ']' ? "trailing comma in array" : "trailing comma in object");
        return 1;
    }
    if (one != end) return malformed(in, end == ']' ? "expected ',' or ']'" : "expected ',' or '}'");
    in->at++;
    return 0;
}

/* Behind an item: 1 if another one follows, 0 if this was the end, -1 with an error. */
static inline int goes_on(In *in, char end) {
    if (likely(in->end - in->at > 1)) {
        if (*in->at == ',' && in->at[1] > ' ' && in->at[1] != (unsigned char)end) {
            in->at++;
            return 1;
        }
        if (*in->at == (unsigned char)end) {
            in->at++;
            return 0;
        }
    }
    return goes_on_slowly(in, end);
}

/* Behind an opening bracket: 1 if there is an item, 0 if that is already the end. */
static inline int begins(In *in, char end) {
    int one = next_char(in);
    if (one < 0) return -1;
    if (one != end) return 1;
    in->at++;
    return 0;
}

static PyObject *read_word(In *in, const Shape *shape, const char *word, PyObject *value, uint8_t bit, const char *got) {
    Py_ssize_t there = in->end - in->at, size = (Py_ssize_t)strlen(word);
    if (memcmp(in->at, word, Py_MIN(there, size)) != 0) malformed(in, "invalid character");
    else if (there < size) truncated();
    else if (!(shape->allows & bit)) wrong_type(in, shape, got);
    else {
        in->at += size;
        Py_INCREF(value);
        return value;
    }
    return NULL;
}

/* Short texts are kept: codes of cards and names of moments come again and again, and make no new objects then. */
enum { KNOWN_TEXTS = 8192, MOST_KNOWN = 40 };
static PyObject *known_texts[KNOWN_TEXTS];

static inline bool is_known(PyObject *text, const char *from, Py_ssize_t size) {
    if (text == NULL || PyUnicode_GET_LENGTH(text) != size) return false;
    return same((const char *)((PyASCIIObject *)text + 1), from, size);
}

static PyObject *new_text(PyObject **first, PyObject **second, const char *from, Py_ssize_t size) {
    PyObject *text = PyUnicode_FromStringAndSize(from, size);
    if (text == NULL) return NULL;
    PyUnicode_InternInPlace(&text); /* compared with constants of the rules, it is one of them */
    if (unlikely(!PyUnicode_IS_COMPACT_ASCII(text))) return text; /* interned before, by an old way to make texts */
    PyObject *gone = *second;
    *second = *first;
    Py_INCREF(text);
    *first = text;
    Py_XDECREF(gone);
    return text;
}

static inline PyObject *ascii_text(const char *from, Py_ssize_t size) {
    if (size > MOST_KNOWN) return PyUnicode_FromStringAndSize(from, size);
    size_t at = hash_of(from, size) % KNOWN_TEXTS;
    PyObject **first = &known_texts[at], **second = &known_texts[at ^ 1], *text; /* two that share their places */
    if (likely(is_known(*first, from, size))) text = *first;
    else if (is_known(*second, from, size)) text = *second;
    else return new_text(first, second, from, size);
    Py_INCREF(text);
    return text;
}

static int hex_digits(In *in, uint32_t *code) {
    if (in->end - in->at < 4) return truncated();
    *code = 0;
    for (int i = 0; i < 4; i++, in->at++) {
        unsigned char one = *in->at;
        if (one >= '0' && one <= '9') *code = *code * 16 + (one - '0');
        else if ((one | 32) >= 'a' && (one | 32) <= 'f') *code = *code * 16 + ((one | 32) - 'a' + 10);
        else return malformed(in, "invalid character in unicode escape");
    }
    return 0;
}

/* Behind `\u`: one character, of two halves perhaps, as UTF-8. */
static char *put_unicode(In *in, char *to) {
    uint32_t code, low;
    if (hex_digits(in, &code) < 0) return NULL;
    if (code >= 0xDC00 && code <= 0xDFFF) goto surrogate;
    if (code >= 0xD800 && code <= 0xDBFF) {
        if (in->end - in->at < 6) {
            truncated();
            return NULL;
        }
        if (in->at[0] != '\\' || in->at[1] != 'u') goto surrogate;
        in->at += 2;
        if (hex_digits(in, &low) < 0) return NULL;
        if (low < 0xDC00 || low > 0xDFFF) goto surrogate;
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xC0 | code >> 6);
        *to++ = (char)(0x80 | (code & 63));
    } else if (code < 0x10000) {
        *to++ = (char)(0xE0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 63));
        *to++ = (char)(0x80 | (code & 63));
    } else {
        *to++ = (char)(0xF0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 63));
        *to++ = (char)(0x80 | (code >> 6 & 63));
        *to++ = (char)(0x80 | (code & 63));
    }
    return to;
surrogate:
    malformed(in, "invalid utf-16 surrogate pair");
    return NULL;
}

/* A text with escapes; `in` stands behind its opening quote. */
static PyObject *read_escaped(In *in) {
    const unsigned char *end = in->at;
    while (end < in->end && *end != '"') end += *end == '\\' ? 2 : 1;
    if (end >= in->end) {
        truncated();
        return NULL;
    }
    char *data = PyMem_Malloc(end - in->at + 1), *to = data; /* what is escaped is longer than what it means */
    if (data == NULL) return PyErr_NoMemory();
    PyObject *text = NULL;
    while (in->at < end) {
        unsigned char one = *in->at;
        if (one < 0x20) {
            malformed(in, "invalid character");
            goto done;
        }
        in->at++;
        if (one != '\\') {
            *to++ = (char)one;
            continue;
        }
        switch (*in->at++) {
            case '"': *to++ = '"'; break;
            case '\\': *to++ = '\\'; break;
            case '/': *to++ = '/'; break;
            case 'b': *to++ = '\b'; break;
            case 'f': *to++ = '\f'; break;
            case 'n': *to++ = '\n'; break;
            case 'r': *to++ = '\r'; break;
            case 't': *to++ = '\t'; break;
            case 'u': {
                In inside = *in; /* a half of a character may not reach behind the text */
                inside.end = end;
                to = put_unicode(&inside, to);
                in->at = inside.at;
                if (to == NULL) goto done;
                break;
            }
            default:
                malformed(in, "invalid escape character in string");
                goto done;
        }
    }
    in->at = end + 1;
    text = PyUnicode_DecodeUTF8(data, to - data, NULL);
done:
    PyMem_Free(data);
    return text;
}

/* How many bytes there are from here that are neither quotes nor backslashes nor to be looked at more closely, as far
   as eight at a time can tell. */
static inline Py_ssize_t usual_bytes(const unsigned char *from, const unsigned char *end) {
    const unsigned char *at = from;
#if PY_LITTLE_ENDIAN && defined(__GNUC__)
    for (; end - at >= 8; at += 8) {
        uint64_t word = eight((const char *)at);
        uint64_t found = unusual(word) | (word & 0x8080808080808080u); /* or beyond ASCII */
        if (found) return at - from + __builtin_ctzll(found) / 8;
    }
#endif
    return at - from;
}

/* The bytes of a text up to its closing quote, if nothing is escaped: 1; 0 if something is; -1 with an error. `in`
   stands behind the opening quote, and behind the closing one if this returns 1. */
static inline int plain_text(In *in, const char **from, Py_ssize_t *size, unsigned char *bits) {
    const unsigned char *at = in->at, *end = in->end;
    unsigned char seen = 0, one;
    for (at += usual_bytes(at, end);; at++) {
        if (unlikely(at >= end)) return truncated();
        one = *at;
        if (one == '"') break;
        if (unlikely(one == '\\')) return 0;
        if (unlikely(one < 0x20)) {
            in->at = at;
            return malformed(in, "invalid character");
        }
        seen |= one;
    }
    *from = (const char *)in->at;
    *size = at - in->at;
    *bits = seen;
    in->at = at + 1;
    return 1;
}

static inline PyObject *read_text(In *in) {
    const char *from;
    Py_ssize_t size;
    unsigned char bits;
    in->at++;
    int plain = plain_text(in, &from, &size, &bits);
    if (plain < 0) return NULL;
    if (unlikely(!plain)) return read_escaped(in);
    return likely(bits < 0x80) ? ascii_text(from, size) : PyUnicode_DecodeUTF8(from, size, NULL);
}

/* A text to be compared: its bytes, and in `made` what holds them if something was escaped (to be released). */
static int read_span(In *in, const char **from, Py_ssize_t *size, PyObject **made) {
    unsigned char bits;
    *made = NULL;
    in->at++;
    int plain = plain_text(in, from, size, &bits);
    if (plain < 0) return -1;
    if (plain) return 0;
    if ((*made = read_escaped(in)) == NULL) return -1;
    *from = PyUnicode_AsUTF8AndSize(*made, size);
    if (*from != NULL) return 0;
    Py_CLEAR(*made);
    return -1;
}

/* The name before a value, with its colon. */
static int read_key(In *in, const char **from, Py_ssize_t *size, PyObject **made) {
    *made = NULL;
    int one = next_char(in);
    if (one < 0) return -1;
    if (one != '"') return malformed(in, "object keys must be strings");
    if (read_span(in, from, size, made) < 0) return -1;
    if (expect(in, ':', "expected ':'") == 0) return 0;
    Py_CLEAR(*made);
    return -1;
}

typedef struct {
    const char *from;
    Py_ssize_t size;
    bool real, big; /* big: more digits than `value` can hold for sure */
    int64_t value;
} Number;

static inline bool is_digit(const In *in) {
    return in->at < in->end && *in->at >= '0' && *in->at <= '9';
}

static int scan_number(In *in, Number *number) {
    const unsigned char *from = in->at, *first;
    uint64_t value = 0;
    bool negative = *in->at == '-';
    if (negative) in->at++;
    first = in->at;
    if (!is_digit(in)) return malformed(in, "invalid number");
    for (; is_digit(in); in->at++) value = value * 10 + (*in->at - '0');
    Py_ssize_t digits = in->at - first;
    if (*first == '0' && digits > 1) return malformed(in, "invalid number");
    number->real = false;
    number->big = digits > 18;
    number->value = (int64_t)(negative ? 0 - value : value);
    if (in->at < in->end && *in->at == '.') {
        number->real = true;
        in->at++;
        if (!is_digit(in)) return malformed(in, "invalid number");
        while (is_digit(in)) in->at++;
    }
    if (in->at < in->end && (*in->at | 32) == 'e') {
        number->real = true;
        in->at++;
        if (in->at < in->end && (*in->at == '+' || *in->at == '-')) in->at++;
        if (!is_digit(in)) return malformed(in, "invalid number");
        while (is_digit(in)) in->at++;
    }
    number->from = (const char *)from;
    number->size = in->at - from;
    return 0;
}

enum { MOST_DIGITS = 4300 }; /* as Python has it */

static PyObject *number_object(In *in, const Number *number, const Shape *shape) {
    if (!number->real && !number->big && (shape->allows & ALLOWS_INT)) return PyLong_FromLongLong(number->value);
    if (number->real && !(shape->allows & ALLOWS_FLOAT)) {
        wrong_type(in, shape, "float");
        return NULL;
    }
    if (!(shape->allows & (ALLOWS_INT | ALLOWS_FLOAT))) {
        wrong_type(in, shape, "int");
        return NULL;
    }
    if (number->size > MOST_DIGITS) {
        refused(in, "Number out of range");
        return NULL;
    }
    char text[MOST_DIGITS + 1];
    memcpy(text, number->from, number->size);
    text[number->size] = 0;
    if (!number->real && (shape->allows & ALLOWS_INT)) return PyLong_FromString(text, NULL, 10);
    double value = PyOS_string_to_double(text, NULL, PyExc_OverflowError);
    if (value == -1.0 && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_Clear();
            refused(in, "Number out of range");
        }
        return NULL;
    }
    return PyFloat_FromDouble(value);
}

static PyObject *read_value(In *in, Shape *shape);

/* Go over a value that nobody asked for. */
static int skip(In *in) {
    static Shape anything = {.allows = 31, .from_list = LIST, .from_object = DICT};
    static Shape *const inside[] = {&anything};
    anything.inside = inside;
    PyObject *value = read_value(in, &anything);
    if (value == NULL) return -1;
    Py_DECREF(value);
    return 0;
}

static int push(In *in, PyObject *item) {
    if (unlikely(in->used == in->room)) {
        Py_ssize_t room = in->room * 2 + 256;
        PyObject **items = PyMem_Resize(in->items, PyObject *, room);
        if (items == NULL) {
            Py_DECREF(item);
            PyErr_NoMemory();
            return -1;
        }
        in->items = items;
        in->room = room;
    }
    in->items[in->used++] = item;
    return 0;
}

static void drop(In *in, Py_ssize_t down_to) {
    while (in->used > down_to) Py_DECREF(in->items[--in->used]);
}

static int wrong_length(In *in, const char *how, Py_ssize_t length) {
    char text[80];
    PyOS_snprintf(text, sizeof text, "Expected `array` of %s %zd", how, length);
    return refused(in, text);
}

/* A list that becomes a list, tuple or frozenset; `in` stands behind its bracket. */
static PyObject *read_items(In *in, Shape *shape) {
    Py_ssize_t from = in->used, count;
    bool fixed = shape->from_list == FIXED_TUPLE;
    int more = begins(in, ']');
    while (more > 0) {
        count = in->used - from;
        if (fixed && count == shape->count) {
            wrong_length(in, "length", shape->count);
            goto failed;
        }
        PyObject *item = read_value(in, shape->inside[fixed ? count : 0]);
        if (item == NULL || push(in, item) < 0) goto failed;
        more = goes_on(in, ']');
    }
    if (more < 0) goto failed;
    count = in->used - from;
    if (fixed && count != shape->count) {
        wrong_length(in, "length", shape->count);
        goto failed;
    }
    PyObject *made;
    if (shape->from_list == FROZENSET) {
        if ((made = PyFrozenSet_New(NULL)) == NULL) goto failed;
        for (Py_ssize_t i = from; i < in->used; i++) {
            if (PySet_Add(made, in->items[i]) < 0) {
                Py_DECREF(made);
                goto failed;
            }
        }
        drop(in, from);
        return made;
    }
    made = shape->from_list == LIST ? PyList_New(count) : PyTuple_New(count);
    if (made == NULL) goto failed;
    PyObject **to = shape->from_list == LIST ? ((PyListObject *)made)->ob_item : ((PyTupleObject *)made)->ob_item;
    if (count) memcpy(to, in->items + from, count * sizeof *to);
    in->used = from;
    return made;
failed:
    drop(in, from);
    return NULL;
}

static PyObject *int_key(In *in, const char *from, Py_ssize_t size) {
    In key = {.at = (const unsigned char *)from, .end = (const unsigned char *)from + size};
    key.start = key.at;
    key.cls = in->cls;
    key.field = in->field;
    Number number;
    if (size > 0 && scan_number(&key, &number) == 0 && key.at == key.end && !number.real)
        return number_object(&key, &number, &AN_INT);
    PyErr_Clear();
    wrong_type(in, &AN_INT, "str");
    return NULL;
}

static PyObject *read_dict(In *in, Shape *shape) {
    PyObject *dict = PyDict_New();
    if (dict == NULL) return NULL;
    int more = begins(in, '}');
    while (more > 0) {
        PyObject *key, *value;
        int one = next_char(in);
        if (one < 0) goto failed;
        if (one != '"') {
            malformed(in, "object keys must be strings");
            goto failed;
        }
        if (shape->from_object == DICT_BY_INT) {
            const char *from;
            Py_ssize_t size;
            PyObject *made;
            if (read_span(in, &from, &size, &made) < 0) goto failed;
            key = int_key(in, from, size);
            Py_XDECREF(made);
        } else {
            key = read_text(in);
        }
        if (key == NULL) goto failed;
        if (expect(in, ':', "expected ':'") < 0 || (value = read_value(in, shape->inside[0])) == NULL) {
            Py_DECREF(key);
            goto failed;
        }
        int result = PyDict_SetItem(dict, key, value);
        Py_DECREF(key);
        Py_DECREF(value);
        if (result < 0) goto failed;
        more = goes_on(in, '}');
    }
    if (more == 0) return dict;
failed:
    Py_DECREF(dict);
    return NULL;
}

/* A field that is never saved may stand in JSON as long as nothing is in it. */
static int read_unsaved(In *in, const Field *field) {
    bool listed = field->missing == NEW_LIST;
    if (!listed && field->left_out != IF_NONE) return skip(in);
    PyObject *value = read_value(in, listed ? &AN_EMPTY_LIST : &ONLY_NULL);
    Py_XDECREF(value);
    return value == NULL ? -1 : 0;
}

/* Read the value of a field into its place, which may hold an earlier one. */
static int read_field(In *in, const Field *field, PyObject *object) {
    void *place = place_of(field, object);
    PyObject *value;
    if (field->shape == NULL) return read_unsaved(in, field);
    switch ((Holds)field->holds) {
        case HOLDS_INT: {
            Number number;
            int one = next_char(in);
            CPyTagged read;
            if (one < 0) return -1;
            if (likely((one >= '0' && one <= '9') || one == '-')) {
                if (scan_number(in, &number) < 0) return -1;
                if (likely(!number.real && !number.big)) {
                    read = CPyTagged_FromInt64(number.value);
                } else {
                    if ((value = number_object(in, &number, &AN_INT)) == NULL) return -1;
                    read = CPyTagged_StealFromObject(value);
                }
                CPyTagged before = *(CPyTagged *)place;
                *(CPyTagged *)place = read;
                CPyTagged_XDECREF(before);
                return 0;
            }
            value = read_value(in, &AN_INT); /* says what is wrong */
            Py_XDECREF(value);
            return -1;
        }
        case HOLDS_BOOL:
            if ((value = read_value(in, &A_BOOL)) == NULL) return -1;
            *(char *)place = value == Py_True;
            Py_DECREF(value);
            return 0;
        case HOLDS_OBJECT:
            if ((value = read_value(in, field->shape)) == NULL) return -1;
            Py_XSETREF(*(PyObject **)place, value);
            return 0;
        case HOLDS_OTHERWISE:
            break;
    }
    if ((value = read_value(in, field->shape)) == NULL) return -1;
    PyObject *name = PyUnicode_FromStringAndSize(field->key + 1, field->key_size - 3);
    int result = name == NULL ? -1 : PyObject_SetAttr(object, name, value);
    Py_XDECREF(name);
    Py_DECREF(value);
    return result;
}

/* What a field holds that is not in JSON. */
static int fill_in(In *in, const Field *field, PyObject *object) {
    void *place = place_of(field, object);
    PyObject *value;
    switch ((IfMissing)field->missing) {
        case REQUIRED:
            return refused_name(in, "Object missing required field `", field->key + 1, field->key_size - 3, "`");
        case NEW_LIST: value = PyList_New(0); break;
        case NEW_DICT: value = PyDict_New(); break;
        default:
            if (field->holds == HOLDS_INT) {
                CPyTagged_INCREF(field->number);
                *(CPyTagged *)place = field->number;
                return 0;
            }
            if (field->holds == HOLDS_BOOL) {
                *(char *)place = (char)field->number;
                return 0;
            }
            value = field->value;
            Py_INCREF(value);
    }
    if (value == NULL) return -1;
    if (field->holds == HOLDS_OBJECT) {
        *(PyObject **)place = value;
        return 0;
    }
    PyObject *name = PyUnicode_FromStringAndSize(field->key + 1, field->key_size - 3);
    int result = name == NULL ? -1 : PyObject_SetAttr(object, name, value);
    Py_XDECREF(name);
    Py_DECREF(value);
    return result;
}

static int wrong_tag(const In *in, const char *tag, Py_ssize_t size) {
    return refused_name(in, "Invalid value '", tag, size, "' as the name of a class");
}

/* The class that a tag names, of those that a shape allows; NULL with an error. */
static Class *by_tag(In *in, Shape *shape, const char *tag, Py_ssize_t size) {
    if (unlikely(shape->by_tag == NULL)) {
        Py_ssize_t room = 16;
        while (room < shape->class_count * 2) room *= 2;
        shape->by_tag = PyMem_Calloc(room, sizeof(Class *));
        if (shape->by_tag == NULL) {
            PyErr_NoMemory();
            return NULL;
        }
        shape->by_tag_mask = (uint16_t)(room - 1);
        for (Py_ssize_t i = 0; i < shape->class_count; i++) {
            Class *cls = shape->classes[i];
            uint64_t at = hash_of(cls->tag, cls->tag_size);
            while (shape->by_tag[at & shape->by_tag_mask] != NULL) at++;
            shape->by_tag[at & shape->by_tag_mask] = cls;
        }
    }
    for (uint64_t at = hash_of(tag, size);; at++) {
        Class *cls = shape->by_tag[at & shape->by_tag_mask];
        if (cls == NULL) {
            wrong_tag(in, tag, size);
            return NULL;
        }
        if (cls->tag_size == size && same(cls->tag, tag, size)) return cls;
    }
}

/* A tag where one has to be; `in` stands before it. See `read_span`. */
static int read_tag(In *in, const char **from, Py_ssize_t *size, PyObject **made) {
    int one = next_char(in);
    *made = NULL;
    if (one < 0) return -1;
    if (one != '"') return refused(in, "Expected `str` as the name of a class");
    return read_span(in, from, size, made);
}

static Class *read_class(In *in, Shape *shape) {
    const char *from;
    Py_ssize_t size;
    PyObject *made;
    if (read_tag(in, &from, &size, &made) < 0) return NULL;
    Class *cls = by_tag(in, shape, from, size);
    Py_XDECREF(made);
    return cls;
}

/* A tag that has to be the one of this class. */
static int check_tag(In *in, const Class *cls) {
    const char *from;
    Py_ssize_t size;
    PyObject *made;
    if (read_tag(in, &from, &size, &made) < 0) return -1;
    bool same = size == cls->tag_size && memcmp(from, cls->tag, size) == 0;
    if (!same) wrong_tag(in, from, size);
    Py_XDECREF(made);
    return same ? 0 : -1;
}

static inline bool is_tag(const char *key, Py_ssize_t size) {
    return size == sizeof TAG_NAME - 1 && memcmp(key, TAG_NAME, sizeof TAG_NAME - 1) == 0;
}

/* An object that begins with its values one after another; `in` stands behind the bracket. */
static PyObject *read_row(In *in, Shape *shape) {
    Class *cls = shape->classes[0];
    int more = begins(in, ']');
    if (more < 0) return NULL;
    if (cls->tag != NULL) {
        if (!more) {
            wrong_length(in, "at least length", 1);
            return NULL;
        }
        if ((cls = read_class(in, shape)) == NULL) return NULL;
        if ((more = goes_on(in, ']')) < 0) return NULL;
    }
    if (unlikely(!cls->ready) && prepare(cls) < 0) return NULL;
    PyObject *object = cls->empty((PyObject *)*cls->type);
    if (object == NULL) return NULL;
    const Class *outer_class = in->cls;
    const Field *outer_field = in->field, *end = cls->fields + cls->count;
    in->cls = cls;
    for (const Field *field = cls->fields; field < end; field++) {
        in->field = field;
        if (more) {
            if (read_field(in, field, object) < 0 || (more = goes_on(in, ']')) < 0) goto failed;
            if (field->shape != NULL) continue;
        }
        if (fill_in(in, field, object) < 0) goto failed;
    }
    in->field = NULL;
    while (more > 0) { /* of a later version, perhaps */
        if (skip(in) < 0) goto failed;
        more = goes_on(in, ']');
    }
    if (more < 0) goto failed;
    in->cls = outer_class;
    in->field = outer_field;
    return object;
failed:
    Py_DECREF(object);
    return NULL;
}

/* Look ahead for the class of an object, wherever its tag is; `in` stays behind the brace. A tag that comes first
   need not be read again: `behind` is where it ends. */
static Class *look_for_tag(In *in, Shape *shape, const unsigned char **behind) {
    const unsigned char *began = in->at;
    bool first = true;
    Class *cls = NULL;
    int more = begins(in, '}');
    while (more > 0) {
        const char *from;
        Py_ssize_t size;
        PyObject *made;
        if (read_key(in, &from, &size, &made) < 0) return NULL;
        bool here = is_tag(from, size);
        Py_XDECREF(made);
        if (here) {
            cls = read_class(in, shape);
            if (first) *behind = in->at;
            in->at = began;
            return cls;
        }
        first = false;
        if (skip(in) < 0) return NULL;
        more = goes_on(in, '}');
    }
    if (more == 0) refused(in, "Object missing required field `is`");
    return NULL;
}

/* The number of the field of this name; -1: there is none. */
static int field_called(const Class *cls, const char *name, Py_ssize_t size) {
    for (int at = 0; at < cls->count; at++) {
        const Field *field = &cls->fields[at];
        if (field->key_size - 3 == size && memcmp(field->key + 1, name, size) == 0) return at;
    }
    return -1;
}

/* The field that comes next if names stand in order and without spaces, as we write them; -1: look more closely. */
static inline int field_ahead(In *in, const Class *cls, int next) {
    Py_ssize_t there = in->end - in->at;
    if (unlikely(there < 2)) return -1;
    for (; next < cls->count; next++) {
        const Field *field = &cls->fields[next];
        if (field->key[1] != (char)in->at[1] || field->key_size > there) continue;
        if (!same(field->key, (const char *)in->at, field->key_size)) continue;
        in->at += field->key_size;
        return next;
    }
    return -1;
}

/* A field, its tag, or something unknown in an object of this class. */
static int read_member(In *in, const Class *cls, PyObject *object, int *next, bool *seen) {
    int found = field_ahead(in, cls, *next);
    if (unlikely(found < 0)) {
        const char *key;
        Py_ssize_t size;
        PyObject *made;
        if (read_key(in, &key, &size, &made) < 0) return -1;
        bool tagged = cls->tag != NULL && is_tag(key, size);
        found = field_called(cls, key, size);
        Py_XDECREF(made);
        if (tagged) return check_tag(in, cls);
        if (found < 0) return skip(in);
    }
    *next = found + 1;
    in->field = &cls->fields[found];
    if (read_field(in, in->field, object) < 0) return -1;
    in->field = NULL;
    seen[found] = cls->fields[found].shape != NULL;
    return 0;
}

/* An object by names and values; `in` stands behind the brace. */
static PyObject *read_members(In *in, Shape *shape) {
    const unsigned char *behind_tag = NULL;
    Class *cls = shape->class_count == 1 ? shape->classes[0] : look_for_tag(in, shape, &behind_tag);
    if (cls == NULL || (unlikely(!cls->ready) && prepare(cls) < 0)) return NULL;
    PyObject *object = cls->empty((PyObject *)*cls->type);
    if (object == NULL) return NULL;
    const Class *outer_class = in->cls;
    const Field *outer_field = in->field;
    bool seen[MOST_FIELDS];
    memset(seen, 0, cls->count);
    int next = 0; /* the field that comes next if they are in order, as we write them */
    in->cls = cls;
    in->field = NULL;
    int more = begins(in, '}');
    if (more > 0 && behind_tag != NULL) { /* it was just read */
        in->at = behind_tag;
        more = goes_on(in, '}');
    }
    while (more > 0) {
        if (read_member(in, cls, object, &next, seen) < 0) goto failed;
        more = goes_on(in, '}');
    }
    if (more < 0) goto failed;
    for (int at = 0; at < cls->count; at++)
        if (!seen[at] && fill_in(in, &cls->fields[at], object) < 0) goto failed;
    in->cls = outer_class;
    in->field = outer_field;
    return object;
failed:
    Py_DECREF(object);
    return NULL;
}

static PyObject *read_nested(In *in, Shape *shape, uint8_t becomes, const char *got) {
    if (becomes == NOTHING) {
        wrong_type(in, shape, got);
        return NULL;
    }
    if (Py_EnterRecursiveCall(" while deserializing an object")) return NULL;
    PyObject *made;
    in->at++;
    if (becomes == DICT || becomes == DICT_BY_INT) made = read_dict(in, shape);
    else if (becomes != OBJECT_OF_CLASS) made = read_items(in, shape);
    else made = *got == 'a' ? read_row(in, shape) : read_members(in, shape);
    Py_LeaveRecursiveCall();
    return made;
}

static PyObject *read_value(In *in, Shape *shape) {
    switch (next_char(in)) {
        case -1:
            return NULL;
        case '"':
            if (shape->allows & ALLOWS_TEXT) return read_text(in);
            wrong_type(in, shape, "str");
            return NULL;
        case '[':
            return read_nested(in, shape, shape->from_list, "array");
        case '{':
            return read_nested(in, shape, shape->from_object, "object");
        case 'n': return read_word(in, shape, "null", Py_None, ALLOWS_NONE, "null");
        case 't': return read_word(in, shape, "true", Py_True, ALLOWS_BOOL, "bool");
        case 'f': return read_word(in, shape, "false", Py_False, ALLOWS_BOOL, "bool");
        case '-': case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9': {
            Number number;
            if (scan_number(in, &number) < 0) return NULL;
            return number_object(in, &number, shape);
        }
        default:
            malformed(in, "invalid character");
            return NULL;
    }
}

static PyObject *read_all(const char *data, Py_ssize_t size, Shape *shape) {
    In in = {.at = (const unsigned char *)data};
    in.start = in.at;
    in.end = in.at + size;
    PyObject *value = read_value(&in, shape);
    PyMem_Free(in.items);
    if (value == NULL) return NULL;
    for (; in.at < in.end; in.at++) {
        unsigned char one = *in.at;
        if (one != ' ' && one != '\n' && one != '\r' && one != '\t') {
            Py_DECREF(value);
            malformed(&in, "trailing characters");
            return NULL;
        }
    }
    return value;
}

/* decode(data, class of the state) -> (parked frames, state) */
static PyObject *codec_decode(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "decode(data, state)");
        return NULL;
    }
    Shape *shape = NULL;
    for (Py_ssize_t i = 0; i < codec_root_count; i++)
        if ((PyObject *)*codec_roots[i].state->type == args[1]) shape = codec_roots[i].shape;
    if (shape == NULL) {
        PyErr_Format(PyExc_TypeError, "%R is no state of a game in this build", args[1]);
        return NULL;
    }
    if (PyUnicode_Check(args[0])) {
        Py_ssize_t size;
        const char *data = PyUnicode_AsUTF8AndSize(args[0], &size);
        return data == NULL ? NULL : read_all(data, size, shape);
    }
    Py_buffer view;
    if (PyObject_GetBuffer(args[0], &view, PyBUF_SIMPLE) < 0) return NULL;
    PyObject *made = read_all(view.buf, view.len, shape);
    PyBuffer_Release(&view);
    return made;
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

static PyObject *codec_otherwise(PyObject *module, PyObject *encode) {
    Py_INCREF(encode);
    Py_XSETREF(otherwise, encode);
    Py_RETURN_NONE;
}

static int codec_exec(PyObject *module) {
    PyObject *msgspec = PyImport_ImportModule("msgspec");
    if (msgspec == NULL) return -1;
    Py_XSETREF(DecodeError, PyObject_GetAttrString(msgspec, "DecodeError"));
    Py_XSETREF(ValidationError, PyObject_GetAttrString(msgspec, "ValidationError"));
    Py_DECREF(msgspec);
    return DecodeError == NULL || ValidationError == NULL ? -1 : 0;
}

static PyMethodDef codec_methods[] = {
    {"encode", codec_encode, METH_O, "A value as JSON."},
    {"decode", (PyCFunction)(void (*)(void))codec_decode, METH_FASTCALL, "Parked frames and the state out of JSON."},
    {"otherwise", codec_otherwise, METH_O, "Hands over what writes anything that is not in the tables."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot codec_slots[] = {{Py_mod_exec, codec_exec}, {0, NULL}};

static struct PyModuleDef codec_module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "codec",
    .m_doc = "Saves and loads states of compiled classes.",
    .m_methods = codec_methods,
    .m_slots = codec_slots,
};

PyMODINIT_FUNC PyInit_codec(void) {
    return PyModuleDef_Init(&codec_module);
}
